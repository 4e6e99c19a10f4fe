import { describe, expect, it } from "vitest";
import { Random } from "./random";

/** What `random.Random(seed)` gives in Python. */
describe("random numbers by a seed of text", () => {
  it("has the words of Python's getrandbits(32)", () => {
    expect(new Random("a seed").words(8)).toEqual([
      1708647820, 2162716840, 159953445, 3040978173, 3288083013, 1328129793, 1721101077, 3638239296,
    ]);
    expect(new Random("x".repeat(100)).words(3)).toEqual([2769936703, 2997697230, 918802998]);
  });

  it("has its choices too, and reads letters as UTF-8", () => {
    const random = new Random("Стол");
    expect(random.words(3)).toEqual([1081188281, 206528349, 338670846]);
    expect([random.below(10), random.below(7), random.below(1)]).toEqual([2, 5, 0]);
  });

  it("goes on behind the first 624 words", () => {
    const random = new Random("far");
    random.words(1300);
    expect(random.words(2)).toEqual([1130271130, 2288447199]);
  });
});
