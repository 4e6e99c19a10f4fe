import { beforeEach, expect, test, vi } from "vitest";

/** What the server answers next; in place before anything can ask. */
const answers = vi.hoisted(() => {
  const answers: Response[] = [];
  const Plain = Request;
  vi.stubGlobal("fetch", async () => answers.shift());
  vi.stubGlobal(
    "Request",
    class extends Plain {
      constructor(address: string, init?: RequestInit) {
        super(new URL(address, "http://table.example"), init);
      }
    },
  );
  return answers;
});

import { request, server } from "$lib/api/client";
import { session } from "./session.svelte";
import { preferences } from "./preferences.svelte";

const ada = { person: { id: "a", kind: "account", name: "Ada" }, csrf: "t" };
const answer = (body: unknown, status = 200) => answers.push(Response.json(body, { status }));
const unknown = () => answer({ code: "who-are-you", error: "expected a session cookie or a bot's token" }, 401);

beforeEach(async () => {
  preferences.set({ known: true });
  answer(ada);
  await session.reload();
});

test("who was logged out elsewhere is told so by the next answer", async () => {
  unknown();
  await expect(request(server.GET("/api/sessions"))).rejects.toThrow();
  expect([session.person, session.ended?.name]).toEqual([null, "Ada"]);
});

test("who comes back to the page is told so at once, and no more after logging in again", async () => {
  unknown();
  await session.refresh();
  expect([session.person, session.ended?.name]).toEqual([null, "Ada"]);
  answer(ada);
  await session.logIn("Ada", "long enough");
  expect([session.person?.name, session.ended]).toEqual(["Ada", null]);
});

test("who logs out here is told nothing", async () => {
  answer(null);
  await session.logOut();
  expect([session.person, session.ended]).toEqual([null, null]);
});

test("a wrong password is nobody's end", async () => {
  answer({ code: "wrong-login", error: "no account has this name and this password" }, 401);
  await expect(session.logIn("Ada", "wrong")).rejects.toThrow();
  expect([session.person?.name, session.ended]).toEqual(["Ada", null]);
});

test("a new guest whose usual name is an account's gets another one", async () => {
  answer(null);
  await session.logOut();
  answer({ code: "name-taken", error: "an account has the name 'Ada' already" }, 409);
  answer({ person: { id: "g", kind: "guest", name: "Hero 1234" }, csrf: "t" });
  expect((await session.ensure()).id).toBe("g");
});

test("a name that was typed and is an account's is refused", async () => {
  answer(null);
  await session.logOut();
  answer({ code: "name-taken", error: "an account has the name 'Ada' already" }, 409);
  unknown();
  await expect(session.ensure("Ada")).rejects.toThrow("an account has the name");
});
