/** The proof of a match by the rules: it is played again from its seed, and all that the server says of it compared. */
import type { Schemas } from "../api/types";
import type { Data } from "../rules/decode";
import { Forbidden, RulesMatch } from "../rules/match";
import type { Rules } from "../rules/rules";
import { differenceOf } from "./difference";

/** A moment that the page has shown: whether with the events of the whole match or of its last move alone. */
export interface Shown {
  moment: Schemas["Moment"];
  whole: boolean;
}

/** What the server says of a match. */
export interface Claim {
  replay: Schemas["MatchReplay"];
  /** The digest of the server's rules. */
  rules: string | null;
  /** The fingerprint of the table after the set-up, then after each move. */
  tables: string[];
  /** The table with an owner's components laid out, before seats and options; null for the box. */
  blank: string | null;
  shown: Shown[];
}

export type FaultKind =
  "version" | "digest" | "length" | "table" | "unreadable" | "forbidden" | "unfinished" | "result" | "view" | "events";

/** What does not follow from the rules: after which move, for which seat, what it had to be and what the server says. */
export interface Fault {
  kind: FaultKind;
  move: number;
  seat: number | null;
  expected: string;
  found: string;
}

/** `tables` and `views` are those that were compared. */
export interface RulesVerdict {
  tables: number;
  views: number;
  fault: Fault | null;
}

export const LONGEST = 20_000; // moves; no game comes near
const SHOWN = 16; // letters of a table that should not be there
const STEP = 20; // moves from one report of progress to the next

class Difference extends Error {
  constructor(readonly fault: Fault) {
    super(fault.kind);
  }
}

/** Compare a claim with the rules; the first difference ends it. */
export function proveByRules(
  rules: Rules,
  claim: Claim,
  report: (moves: number) => void = () => undefined,
): RulesVerdict {
  const verdict: RulesVerdict = { tables: 0, views: 0, fault: null };
  try {
    checkRules(rules, claim);
    playAgain(rules, claim, verdict, report);
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    verdict.fault = error.fault;
  }
  return verdict;
}

function checkRules({ description }: Rules, { replay, rules, blank, shown }: Claim): void {
  const version = description.rules_version;
  if (replay.rules_version !== version) differ("version", 0, version, replay.rules_version);
  if (rules !== description.digest) differ("digest", 0, description.digest, rules ?? "–");
  if (replay.moves.length > LONGEST) differ("length", 0, LONGEST, replay.moves.length);
  if (blank !== null && replay.setup.pack == null) differ("table", 0, "–", blank.slice(0, SHOWN)); // that of the box is here
  const numbers = new Set(Array(replay.moves.length + 1).keys());
  const other = shown.find(({ moment }) => !numbers.has(moment.number));
  if (other) differ("view", replay.moves.length, replay.moves.length, other.moment.number);
}

function playAgain(rules: Rules, claim: Claim, verdict: RulesVerdict, report: (moves: number) => void): void {
  const { setup, seed, words, moves } = claim.replay;
  const { seats, options } = setup;
  const match = new RulesMatch(rules, { seats, options, seed, words, blank: claim.blank });
  let told = 0;
  for (let number = 0; ; number++) {
    compareTable(match, claim.tables[number], verdict);
    compareShown(match, claim.shown, told, verdict);
    if (number % STEP === 0) report(number);
    told = match.told.length;
    const made = moves[number];
    if (!made) break;
    makeMove(match, made);
  }
  if (claim.tables.length !== moves.length + 1) differ("length", moves.length, moves.length + 1, claim.tables.length);
  compareResult(match, claim.replay);
}

function makeMove(match: RulesMatch, { number, seat, move: notation }: Claim["replay"]["moves"][number]): void {
  const move = match.find(notation);
  if (move === null) return differ("unreadable", number, "", notation, seat);
  try {
    match.play(seat, move);
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error;
    differ("forbidden", number, error.paragraph, notation, seat);
  }
}

/** A table that the server does not tell is missed at the end: a wrong move before it says more. */
function compareTable(match: RulesMatch, table: string | undefined, verdict: RulesVerdict): void {
  if (table === undefined) return;
  if (match.fingerprint !== table) differ("table", match.rows.length, match.fingerprint, table);
  verdict.tables += 1;
}

/** Compare what the page has shown of this moment; `told` events came before its last move. */
function compareShown(match: RulesMatch, shown: readonly Shown[], told: number, verdict: RulesVerdict): void {
  for (const { moment, whole } of shown.filter(({ moment: { number } }) => number === match.rows.length)) {
    const seat = moment.eyes.seat ?? null;
    const events = match.events(seat, whole ? 0 : told) as unknown as Data;
    compareData("view", match, seat, match.view(seat), moment.eyes.view as unknown as Data);
    compareData("events", match, seat, events, moment.eyes.events as unknown as Data);
    verdict.views += 1;
  }
}

function compareData(kind: FaultKind, match: RulesMatch, seat: number | null, expected: Data, found: Data): void {
  const difference = differenceOf(expected, found);
  if (difference) differ(kind, match.rows.length, difference.expected, difference.found, seat);
}

/** The result that the server keeps: points and winners; a game that did not come to its end has neither. */
function compareResult(match: RulesMatch, { ended, players, moves }: Claim["replay"]): void {
  if (ended === "won" && !match.over) differ("unfinished", moves.length, "", "");
  for (const { seat, score, won } of players) {
    const hasWon = ended === "claimed" ? won : match.winners.includes(seat); // a win is claimed without the rules
    const expected = `${match.scores[seat]}${hasWon ? " ★" : ""}`;
    const found = `${score}${won ? " ★" : ""}`;
    if (score == null ? won : found !== expected) differ("result", moves.length, expected, found, seat);
  }
}

function differ(
  kind: FaultKind,
  move: number,
  expected: string | number,
  found: string | number,
  seat: number | null = null,
): never {
  throw new Difference({ kind, move, seat, expected: String(expected), found: String(found) });
}
