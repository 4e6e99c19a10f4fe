import { describe, expect, it } from "vitest";
import { answerOf } from "./routes";

const SCOPES = ["https://example.org/", "https://example.org/some/table/"];
const asked = (scope: string, path: string, mode = "cors", method = "GET") =>
  answerOf({ method, mode, url: scope + path }, scope);

describe.each(SCOPES)("below %s", (scope) => {
  it.each([
    "",
    "t/local-abc",
    "t/?id=local-abc",
    "rules/pow#P1",
    "learn/order",
    "replay/local-abc?move=3",
    "replay/file",
    "replay/at/?id=local-abc",
    "tv",
  ])("every address is the page: %s", (path) => {
    expect(asked(scope, path, "navigate")).toBe("page");
  });

  it.each(["t/abc", "t/ABCDE", "tv/abc", "replay/x?seat=1", "replay/atlas"])("the server shows it: %s", (path) => {
    expect(asked(scope, path, "navigate")).toBe("server-page");
    expect(asked(scope, path)).toBe("network");
  });

  it.each(["_app/immutable/chunks/a.js", "icon.svg", "icons/icon-192.png", "en.webmanifest"])("a file: %s", (path) => {
    expect(asked(scope, path)).toBe("asset");
  });

  it.each([
    "content/titles.json",
    "content/pow/words.ru.json",
    "content/pow/rules.en.json",
    "content/pow/grammar.json",
    "content/pow/pack.json",
    "content/pow/lesson.json",
    "content/pow/lesson.en.json",
    "content/pow/pack.toml",
  ])("what is the same for all is kept: %s", (path) => {
    expect(asked(scope, path)).toBe("content");
  });

  it.each(["api/replays/abc", "api/replays/abc/at/12?seat=1", "api/replays/abc/draws"])("a replay: %s", (path) => {
    expect(asked(scope, path)).toBe("replay");
  });

  it.each([
    "api/titles",
    "api/me",
    "api/me/matches",
    "api/sessions",
    "api/bots",
    "api/tables",
    "api/tables/abc",
    "api/tables/abc/qr.svg",
    "api/codes/ABCD",
    "api/replays/abc/save",
    "api/way",
    "service-worker.js",
    "_app/version.json",
  ])("people and tables are the server's: %s", (path) => {
    expect(asked(scope, path)).toBe("network");
    expect(asked(scope, path, "navigate")).toBe("network");
  });

  it("whatever changes something is the server's", () => {
    expect(asked(scope, "content/pow/lesson.json", "cors", "POST")).toBe("network");
    expect(asked(scope, "content/titles.json", "cors", "POST")).toBe("network");
  });

  it("other places are not ours", () => {
    expect(answerOf({ method: "GET", mode: "navigate", url: "https://example.com/" }, scope)).toBe("network");
  });
});

it("the rest of a host is not ours", () => {
  expect(answerOf({ method: "GET", mode: "navigate", url: "https://example.org/other/" }, SCOPES[1]!)).toBe("network");
});
