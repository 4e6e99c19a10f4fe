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

import { got, server } from "$lib/api/client";
import { here } from "./session.svelte";
import { liking } from "./preferences.svelte";

const ada = { person: { id: "a", kind: "account", name: "Ada" }, csrf: "t" };
const answer = (body: unknown, status = 200) => answers.push(Response.json(body, { status }));
const unknown = () => answer({ code: "who-are-you", error: "expected a session cookie or a bot's token" }, 401);

beforeEach(async () => {
  liking.choose({ known: true });
  answer(ada);
  await here.again();
});

test("who was logged out elsewhere is told so by the next answer", async () => {
  unknown();
  await expect(got(server.GET("/api/sessions"))).rejects.toThrow();
  expect([here.person, here.lost?.name]).toEqual([null, "Ada"]);
});

test("who comes back to the page is told so at once, and no more after logging in again", async () => {
  unknown();
  await here.look();
  expect([here.person, here.lost?.name]).toEqual([null, "Ada"]);
  answer(ada);
  await here.logIn("Ada", "long enough");
  expect([here.person?.name, here.lost]).toEqual(["Ada", null]);
});

test("who logs out here is told nothing", async () => {
  answer(null);
  await here.logOut();
  expect([here.person, here.lost]).toEqual([null, null]);
});

test("a wrong password is nobody's end", async () => {
  answer({ code: "wrong-login", error: "no account has this name and this password" }, 401);
  await expect(here.logIn("Ada", "wrong")).rejects.toThrow();
  expect([here.person?.name, here.lost]).toEqual(["Ada", null]);
});
