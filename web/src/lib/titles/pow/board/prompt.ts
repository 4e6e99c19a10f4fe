/** What is being decided, in a sentence, with the moves that can be made by a button. */
import type { Picked, Prompt } from "$lib/titles/contract";
import type { Move, View } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import { canRoll, chosenMove, kept, onlyTile, rollOf, ROLLS, signed, type Face, type Kind, type Table } from "./choice";
import { countedHeroes } from "./account";
import { collected, nearTheft } from "./collecting";
import { consequenceOf, isRisky, mayOpen, worstTile, type Pack, type Taking } from "./consequence";
import { percent } from "./odds";

export function prompt(view: View<Table>, moves: Move[], picked: Picked, words: Words, pack: Pack): Prompt {
  const move = chosenMove(moves, picked) ?? onlyTile(moves);
  if (move?.verb === "forfeit") return promptWorst(view, move, moves, words, pack);
  if (move) return promptChosen(view, move, moves, words, pack);
  if (typeof picked.kind === "string") return promptSteal(picked, words);
  const keep = kept(picked);
  return keep.length ? promptKeep(view, moves, keep, words, pack) : promptTiles(view, moves, words, pack);
}

/** A tile is chosen: what it changes is told, and it can be put back, unless there is no other. */
function promptChosen(view: View<Table>, move: Move, moves: Move[], words: Words, pack: Pack): Prompt {
  const told = consequenceOf(view, move, pack);
  const tile = tileText(view.table, move, words);
  const isOnly = onlyTile(moves) === move;
  return {
    say: told?.ends ? "pow-take-last" : isOnly ? "pow-take-only" : "pow-take-this",
    values: { ...effectOf(view, told?.tile ?? null), from: move.verb === "steal" ? "rival" : "centre" },
    chosen: isOnly ? [] : [{ field: "move", text: tile }],
    buttons: [{ move, text: isOnly ? takeText(view.table, move, words) : words.say("pow-take-it"), primary: true }],
  };
}

/** What the score gains, and why, where it is seen. */
function effectOf(view: View<Table>, tile: Taking | null) {
  const change = tile?.change ?? null;
  const why = tile && change !== null ? whyOf(view, tile) : "unseen";
  return { change: Math.abs(change ?? 0), sign: Math.sign(change ?? 0), why };
}

/** P10: does the hero wait for a villain, does the villain let a hero count, wait for one, or is it one too many? */
function whyOf(view: View<Table>, { kind, change, counted }: Taking): string {
  const stacks = view.table.stacks[view.seat ?? 0];
  const before = stacks ? countedHeroes(stacks) : null;
  if (!stacks || before === null) return "counts";
  if (counted > before) return kind === "villain" ? "lets" : "counts";
  if (kind === "villain") return stacks.villain.height > before ? "surplus" : "spare";
  return change ? "counts" : "idle";
}

/** P6: the worst tile; it may be put back while another could still be rolled. */
function promptWorst(view: View<Table>, move: Move, moves: Move[], words: Words, pack: Pack): Prompt {
  const worst = worstTile(view, pack);
  const tile = worst ? words.say(`pow-tile-${worst.kind}`, { points: signed(worst.points) }) : "";
  const isOnly = onlyTile(moves) === move;
  return {
    say: "pow-nothing",
    values: effectOf(view, consequenceOf(view, move, pack)?.tile ?? null),
    warning: mayOpen(view, moves, pack) ? words.say("pow-worst") : undefined,
    chosen: isOnly ? [] : [{ field: "move", text: tile }],
    buttons: [{ move, text: words.say(isOnly ? "pow-forfeit" : "pow-take-it"), primary: true }],
  };
}

function tileText(table: Table, move: Move, words: Words): string {
  const kind = move.fields.kind as Kind;
  if (move.verb === "steal") return rivalText(table, kind, Number(move.fields.rival), Number(move.fields.depth), words);
  const place = Number(move.fields.place);
  return words.say(`pow-tile-${kind}`, { place, points: signed(table.rows[kind][place - 1] ?? 0) });
}

/** A rival's tile, in a few words: one that is not seen with its place. */
function rivalText(table: Table, kind: Kind, rival: number, depth: number, words: Words): string {
  const points = table.stacks[rival]?.[kind].tiles[depth - 1];
  const worth = points === undefined ? "unseen" : signed(points);
  return words.say(`pow-tile-of-rival-${kind}`, { name: words.names[rival] ?? "?", depth, points: worth });
}

function promptSteal(picked: Picked, words: Words): Prompt {
  const kind = picked.kind as Kind;
  if (picked.rival === undefined) {
    return { say: "pow-which-rival", chosen: [{ field: "kind", text: words.say(`pow-steal-${kind}`) }] };
  }
  const rival = Number(picked.rival);
  const values = { name: words.names[rival] ?? "?" };
  return {
    say: "pow-which-depth",
    values,
    chosen: [{ field: "kind", text: words.say(`pow-stack-of-rival-${kind}`, values) }],
  };
}

function promptKeep(view: View<Table>, moves: Move[], keep: Face[], words: Words, pack: Pack): Prompt {
  const chosen = [{ field: "keep", text: words.say("pow-keep", { dice: keep.length }) }];
  const move = rollOf(moves, keep);
  if (!move) return { say: "pow-leave-one", chosen, wanted: words.say("pow-wanted-roll") };
  const button = { move, text: words.say("pow-roll", { dice: view.table.rolled.length - keep.length }), primary: true };
  const values = { kept: collected([...view.table.aside, ...keep], 2, words) };
  return { say: "pow-roll-on", values, warning: warningOf(view, move, moves, words, pack), chosen, buttons: [button] };
}

/** P6: the last roll may well open nothing. */
function warningOf(view: View<Table>, move: Move, moves: Move[], words: Words, pack: Pack): string | undefined {
  const told = consequenceOf(view, move, pack);
  if (!told || !isRisky(told, moves)) return undefined;
  return words.say("pow-risk", { percent: percent(told.chances!.nothing / told.chances!.of) });
}

/** Tiles are chosen on the table, and so are dice while they can be rolled. */
function promptTiles(view: View<Table>, moves: Move[], words: Words, pack: Pack): Prompt {
  const first = rollOf(moves, []);
  if (first) return { say: "pow-begin", buttons: [{ move: first, text: words.say("pow-roll-all"), primary: true }] };
  const unseen = moves.filter(({ verb }) => verb === "forfeit" && !worstTile(view, pack)); // not on the table yet
  const { table } = view;
  return {
    say: question(moves),
    values: {
      kept: collected(table.aside, 1, words) || "none",
      third: nearTheft(view, moves, pack) ?? "none",
      end: table.rolls === ROLLS ? "rolls" : "dice",
    },
    buttons: unseen.map((move) => ({ move, text: words.say("pow-forfeit") })),
    wanted: words.say(canRoll(moves) ? "pow-wanted-keep" : "pow-wanted-tile"),
  };
}

function takeText(table: Table, move: Move, words: Words): string {
  if (move.verb === "steal") return words.say("pow-take-it");
  const kind = move.fields.kind as Kind;
  const points = table.rows[kind][Number(move.fields.place) - 1] ?? 0;
  return words.say(`pow-take-${kind}`, { points: signed(points) });
}

function question(moves: Move[]): string {
  const open = (verb: string) => moves.some((move) => move.verb === verb);
  if (canRoll(moves)) return open("forfeit") ? "pow-nothing-yet" : open("steal") ? "pow-choose-steal" : "pow-choose";
  if (!open("steal")) return "pow-take";
  return open("take") ? "pow-take-steal" : "pow-take-rivals";
}
