/** The end of whole games of every title: three panels, words in both languages, sums that are the scores. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { AnyView, Grammar, Language } from "$lib/api/types";
import { figureOf } from "$lib/faces/art";
import type { Words } from "$lib/i18n/words";
import { replayOfSave } from "$lib/replay/hereReplay";
import { type LookedBack, tell } from "$lib/replay/lookBack";
import { panelShout, panelText } from "$lib/replay/panelText";
import { MatchMoments } from "$lib/replay/matchMoments";
import { pointsOf } from "$lib/replay/points";
import { statisticRows } from "$lib/replay/statistics";
import { RulesMatch } from "$lib/rules/match";
import { rulesOf } from "$lib/rules/node/load";
import { Random } from "$lib/rules/random";
import { boardOf } from "./boards";
import type { Moment, Story } from "./contract";
import { hasStory, storyOf } from "./stories";
import { loadRules, TITLES, wordsOf } from "./testing";

const LANGUAGES: Language[] = ["en", "ru"];
const GAMES = 3; // of each title, with few seats and with many

function grammarOf(title: string): Grammar {
  return JSON.parse(readFileSync(`src/lib/titles/${title}/fixtures/grammar.json`, "utf8")) as Grammar;
}

async function storyWords(title: string, story: Story, language: Language): Promise<Words> {
  return wordsOf(grammarOf(title), language).with(story.texts[language]);
}

/** A whole game of moves by chance, or only its first ones. */
async function played(title: string, seed: string, seats: number, most = Infinity): Promise<RulesMatch> {
  const match = new RulesMatch(await rulesOf("../src/herotable/rules_wasm", title), { seats, seed });
  const random = new Random(seed);
  while (!match.over && match.rows.length < most) {
    const seat = match.waiting[random.below(match.waiting.length)]!;
    const legal = match.legal(seat);
    match.play(seat, legal[random.below(legal.length)]!);
  }
  return match;
}

async function toldOf(title: string, match: RulesMatch): Promise<LookedBack> {
  const moments = new MatchMoments(match);
  const source = {
    replay: () => Promise.resolve(replayOfSave(match, "x")),
    moment: (number: number, seat: number | null, whole: boolean) => Promise.resolve(moments.at(number, seat, whole)),
    chronicle: () => Promise.resolve(moments.chronicle()),
    close: () => undefined,
  };
  return (await tell(source, await boardOf(title), wordsOf(grammarOf(title), "en")))!;
}

test("every title tells a story, and one that the client does not know tells none", async () => {
  expect(TITLES.filter(hasStory)).toEqual(TITLES);
  expect(await storyOf("unheard-of")).toBeNull();
});

describe.each(TITLES)("a match of %s", (title) => {
  let games: { match: RulesMatch; back: LookedBack }[];
  beforeAll(async () => {
    await loadRules(title);
    const { seats } = (await rulesOf("../src/herotable/rules_wasm", title)).description;
    games = [];
    for (let i = 0; i < GAMES; i++) {
      const match = await played(title, `story ${i}`, i ? seats[0]! : seats.at(-1)!);
      games.push({ match, back: await toldOf(title, match) });
    }
  }, 120_000);

  test("has a beginning, a turning point and an end, one after the other", () => {
    for (const { match, back } of games) {
      const { panels } = back.told!;
      expect(panels.map(({ part }) => part)).toEqual(["beginning", "turn", "end"]);
      const moves = panels.map(({ move }) => move);
      expect(moves).toEqual([...moves].sort((one, other) => one - other));
      expect(moves.at(-1)).toBeLessThanOrEqual(match.rows.length);
      expect(match.winners).toContain(panels[2]!.event.seat);
    }
  });

  test("says each of them in one sentence, in both languages, and draws what there is", async () => {
    for (const { back } of games) {
      const { panels, story } = back.told!;
      for (const language of LANGUAGES) {
        const words = await storyWords(title, story, language);
        for (const panel of panels) {
          expect(panelText(panel, words)).toMatch(/^\S.*[.!]$/);
          expect(panelText(panel, words)).not.toMatch(/[{}]|undefined|NaN|hidden/);
          expect(panelShout(panel, words).length).toBeLessThan(16);
        }
      }
      for (const { kind, name } of panels.flatMap(({ pictures }) => pictures))
        expect(figureOf(title, kind, name)).toBeDefined();
    }
  });

  test("says “you” to whom it is told, and names to all others", async () => {
    const panels = games.flatMap(({ back }) => back.told!.panels);
    const { story } = games[0]!.back.told!;
    for (const [language, you] of [
      ["en", /\byou/i],
      ["ru", /(?<!\p{L})(вы|вас)(?!\p{L})/iu],
    ] as const)
      for (const panel of panels) {
        const words = await storyWords(title, story, language);
        const name = words.names[Number(panel.event.seat)] ?? "?";
        expect(panelText(panel, words)).toContain(name);
        expect(panelText(panel, words.saidTo(Number(panel.event.seat)))).toMatch(you);
        expect(panelText(panel, words)).not.toContain(name);
      }
  });

  test("adds up to the scores", async () => {
    const board = await boardOf(title);
    for (const { match, back } of games)
      expect(pointsOf(board, back.last, wordsOf(grammarOf(title), "en"))).toEqual(match.scores);
  });

  test("has somebody of the winner's on the cover", () => {
    for (const { match, back } of games) {
      const hero = back.told!.story.hero(back.last.table, match.winners[0]!);
      if (hero) expect(figureOf(title, hero.kind, hero.name)).toBeDefined();
      else expect(title).not.toBe("battle"); // whoever wins with nothing has nothing to show
    }
  });

  test("counts what the events say, each row in words", async () => {
    const story = (await storyOf(title))!;
    const known = Object.keys(grammarOf(title).events);
    const derived = games.flatMap(({ back }) => story.derive?.(back.told!.events) ?? []).map(({ event }) => event);
    for (const { of } of [...story.statistics, ...story.episodes])
      for (const kind of of) expect([...known, ...derived]).toContain(kind);
    for (const language of LANGUAGES) {
      const words = await storyWords(title, story, language);
      for (const name of [...story.statistics.map((one) => one.name), ...Object.keys(story.atEnd ?? {})])
        expect(words.has(`statistic-${name}`)).toBe(true);
      for (const { match, back } of games) {
        const rows = statisticRows(story, back.told!.events, match.setup.seats, words, back.last);
        expect(rows.length).toBeGreaterThan(3);
        for (const { numbers } of rows) expect(numbers).toHaveLength(match.setup.seats);
      }
    }
  });

  test("counts the turns as the statistics of the server do", async () => {
    const story = (await storyOf(title))!;
    const words = await storyWords(title, story, "en");
    for (const { match, back } of games) {
      const counted = new Map(
        statisticRows({ ...story, derive: undefined }, back.told!.events, match.setup.seats, words).map(
          ({ text, numbers }) => [text, numbers],
        ),
      );
      for (const { name, of, where, seat, adds } of story.statistics) {
        if (where || seat || adds || of.some((kind) => kind === "hit")) continue;
        const whole = back.replay.tallies.map(({ events }) => of.reduce((sum, kind) => sum + (events[kind] ?? 0), 0));
        if (whole.some(Boolean)) expect(counted.get(words.say(`statistic-${name}`))).toEqual(whole);
      }
    }
  });

  test("is told as far as it went when it was broken off", async () => {
    const match = await played(title, "broken off", games[1]!.match.setup.seats, 30);
    const { told, last } = await toldOf(title, match);
    expect(told!.panels.length).toBeLessThanOrEqual(3);
    expect((last as AnyView).number).toBe(match.rows.length);
    expect(
      ((await toldOf(title, await played(title, "none", match.setup.seats, 0))).told!.panels ?? []).length,
    ).toBeLessThan(3);
  });
});

test("a moment is what was seen", async () => {
  const match = await played("pow", "moments", 2, 10);
  const moments = new MatchMoments(match);
  const events = moments.chronicle();
  expect(events).toHaveLength(11);
  expect(events.flat()).toEqual((moments.at(10, null, true) as Moment).eyes.events);
});
