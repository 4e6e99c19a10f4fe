import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { partOf } from "../../../wordParts";

const ids = (text: string) => new FluentResource(text).body.map((entry) => entry.id);

describe.each(["en", "ru"])("the words in %s", (language) => {
  const text = readFileSync(`src/lib/i18n/ui.${language}.ftl`, "utf8");
  const [home, rest] = [partOf(text, "home"), partOf(text, "rest")];

  it("are in one of the two parts", () => {
    expect([...ids(home), ...ids(rest)].sort()).toEqual(ids(text).sort());
  });

  it("of the home page are few", () => {
    expect(ids(home)).toEqual(
      expect.arrayContaining(["ui-play-now", "ui-against-easy", "ui-problem-offline", "ui-skip"]),
    );
    expect(ids(rest)).toEqual(expect.arrayContaining(["ui-proof", "ui-problem-no-such-move"]));
    expect(home.length).toBeLessThan(text.length / 2);
  });

  it("of the home page need no others", () => {
    const known = new Set(ids(home));
    const needed = [...home.matchAll(/\{ *(-?[a-z][\w-]*)/g)].map(([, id]) => id!);
    expect(needed.filter((id) => !known.has(id))).toEqual([]);
  });
});
