import { expect, test, vi } from "vitest";

const around = vi.hoisted(() => ({ hasServer: true }));
vi.mock("$lib/api/client", () => ({
  get hasServer() {
    return around.hasServer;
  },
}));
const { replayPath, tablePath } = await import("./tablePath");

test("a server answers for every table", () => {
  expect(tablePath("local-1")).toBe("/t/local-1");
  expect(tablePath("abc")).toBe("/t/abc");
});

test("a static host has one page for all tables of a device", () => {
  around.hasServer = false;
  expect(tablePath("local-1")).toBe("/t/?id=local-1");
  expect(replayPath("local-1")).toBe("/replay/at/?id=local-1");
});
