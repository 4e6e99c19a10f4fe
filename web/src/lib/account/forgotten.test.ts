import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageLanguage } from "$lib/i18n/language.svelte";

/** What the server has been asked, and what it answers by method and path. */
const asked = vi.hoisted(() => [] as unknown[]);
const answers = vi.hoisted(() => ({}) as Record<string, unknown>);
const address = vi.hoisted(() => ({ hash: "#secret" }));
vi.mock("$app/state", () => ({ page: { url: address } }));
vi.mock("$lib/api/client", () => {
  const method =
    (name: string) =>
    (path: string, { body }: { body?: unknown } = {}) => {
      asked.push(body === undefined ? `${name} ${path}` : [`${name} ${path}`, body]);
      return answers[`${name} ${path}`];
    };
  return {
    hasServer: true,
    Problem: class extends Error {},
    onSessionEnd: () => undefined,
    useCsrfToken: () => undefined,
    request: (answer: unknown) => Promise.resolve(answer),
    server: { GET: method("GET"), POST: method("POST"), PUT: method("PUT"), DELETE: method("DELETE") },
  };
});

let shown: object;

beforeEach(() => {
  pageLanguage.current = "en";
  asked.length = 0;
  answers["GET /api/account-options"] = { mail: true, passkeys: false };
  address.hash = "#secret";
});
afterEach(() => unmount(shown));

async function show(page: Promise<{ default: Component }>): Promise<void> {
  shown = mount((await page).default, { target: document.body });
  flushSync();
}

async function fill(id: string, text: string): Promise<void> {
  await vi.waitFor(() => expect(document.getElementById(id)).not.toBeNull());
  const field = document.getElementById(id) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

async function send(): Promise<void> {
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
}

async function says(text: string): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent?.replace(/[\u2068\u2069]/g, "")).toContain(text);
  });
}

test("an address is sent with the password, and the page says where the letter goes", async () => {
  answers["GET /api/me/mail"] = { address: "old@mail.example" };
  await show(import("./Address.svelte"));
  await says("Letters go to old@mail.example.");
  await fill("address", "ada@mail.example ");
  await fill("address-password", "correct horse");
  await send();
  await says("A letter is on its way to ada@mail.example.");
  expect(asked).toContainEqual(["PUT /api/me/mail", { address: "ada@mail.example", password: "correct horse" }]);
});

test("who has forgotten the password is told the same whoever they are", async () => {
  await show(import("./Forgotten.svelte"));
  await fill("forgotten", "Nobody");
  await send();
  await says("If such an account has an address, a letter is on its way there.");
  expect(asked).toContainEqual(["POST /api/password/forgotten", { account: "Nobody" }]);
});

test("the link of a letter confirms an address only when that is asked for", async () => {
  answers["POST /api/mail"] = { id: "a", kind: "account", name: "Ada" };
  await show(import("../../routes/account/confirm/+page.svelte"));
  await says("This address shall get the letters for your account.");
  expect(asked).toEqual([]);
  await send();
  await says("The address belongs to the account of Ada now.");
  expect(asked).toEqual([["POST /api/mail", { token: "secret" }]]);
});

test("the link of a letter gives a new password", async () => {
  await show(import("../../routes/account/reset/+page.svelte"));
  await fill("fresh", "battery staple");
  await send();
  await says("The new password is yours.");
  expect(asked).toEqual([["POST /api/password", { token: "secret", new: "battery staple" }]]);
});

test("a link without its end says so", async () => {
  address.hash = "";
  await show(import("../../routes/account/reset/+page.svelte"));
  await says("Something is missing from this link.");
});
