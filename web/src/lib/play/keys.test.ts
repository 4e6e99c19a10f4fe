import { describe, expect, test } from "vitest";
import type { Prompt } from "$lib/titles/contract";
import { pressed } from "./keys";

const move = (notation: string) => ({ verb: notation, fields: {}, notation });
const prompt: Prompt = {
  say: "x",
  buttons: [
    { move: move("stop"), text: "Stop" },
    { move: move("roll"), text: "Roll", primary: true },
  ],
};
const on = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};

describe("keys at the table", () => {
  test("Space and Enter play the primary move", () => {
    expect(pressed({ key: " ", target: document.body }, prompt)).toEqual({ play: move("roll") });
    expect(pressed({ key: "Enter", target: document.body }, prompt)).toEqual({ play: move("roll") });
  });

  test("the key of the question mark helps on a Russian keyboard too, a comma does not", () => {
    expect(pressed({ key: "?" }, prompt)).toBe("help");
    expect(pressed({ key: ",", code: "Slash", shiftKey: true }, prompt)).toBe("help");
    expect(pressed({ key: ",", code: "Comma" }, prompt)).toBeNull();
  });

  test("letters change speed and sound, open the log and show again what happened, on a Russian keyboard too", () => {
    const letters = { speed: "sSыЫ", sound: "mMьЬ", log: "lLдД", again: "aAфФ" };
    for (const [command, keys] of Object.entries(letters))
      for (const key of keys) expect(pressed({ key }, prompt)).toBe(command);
    expect(pressed({ key: "s", target: on("<input>") }, prompt)).toBeNull();
    expect(pressed({ key: "s", ctrlKey: true }, prompt)).toBeNull();
  });

  test("but press what has the focus", () => {
    expect(pressed({ key: "Enter", target: on("<button></button>") }, prompt)).toBeNull();
  });

  test("Enter on a chosen thing confirms it, and so does Space where one thing is chosen", () => {
    const chosen = on("<main><button class='chosen'></button></main>").firstElementChild!;
    expect(pressed({ key: "Enter", target: chosen }, prompt)).toEqual({ play: move("roll") });
    expect(pressed({ key: " ", target: chosen }, prompt, { card: "shot" })).toEqual({ play: move("roll") });
    const die = on("<main><button aria-pressed='true'></button></main>").firstElementChild!;
    expect(pressed({ key: "Enter", target: die }, prompt, { keep: ["six"] })).toEqual({ play: move("roll") });
    expect(pressed({ key: " ", target: die }, prompt, { keep: ["six"] })).toBeNull();
  });

  test("a chosen thing is put back as usual while nothing can be confirmed", () => {
    const chosen = on("<main><button class='chosen'></button></main>").firstElementChild!;
    expect(pressed({ key: "Enter", target: chosen }, { say: "x" }, { card: "shot" })).toBeNull();
  });

  test("digits choose buttons in their order", () => {
    expect(pressed({ key: "1" }, prompt)).toEqual({ play: move("stop") });
    expect(pressed({ key: "3" }, prompt)).toBeNull();
  });

  test("Esc steps back, ? helps, L opens the log in both alphabets", () => {
    expect(pressed({ key: "Escape" }, null)).toBe("back");
    expect(pressed({ key: "?" }, null)).toBe("help");
    expect(pressed({ key: "д" }, null)).toBe("log");
  });

  test("whoever types is left alone, and so are the browser's own keys", () => {
    expect(pressed({ key: "1", target: on("<input>") }, prompt)).toBeNull();
    expect(pressed({ key: "1", ctrlKey: true }, prompt)).toBeNull();
  });
});
