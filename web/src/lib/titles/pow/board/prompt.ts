/** What is being decided, in a sentence, with the moves that can be made by a button. */
import type { Picked, Prompt } from "$lib/titles/contract";
import type { Move, View } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import { canRoll, chosenMove, kept, rollOf, signed, type Face, type Kind, type Table } from "./choice";
import { countedHeroes } from "./account";
import { consequenceOf, isRisky, worstTile, type Pack, type Taking } from "./consequence";
import { percent } from "./odds";

export function prompt(view: View<Table>, moves: Move[], picked: Picked, words: Words, pack: Pack): Prompt {
  const move = chosenMove(moves, picked);
  if (move?.verb === "forfeit") return promptWorst(view, move, moves, words, pack);
  if (move) return promptChosen(view, move, words, pack);
  if (typeof picked.kind === "string") return promptSteal(picked, words);
  const keep = kept(picked);
  return keep.length ? promptKeep(view, moves, keep, words, pack) : promptTiles(view, moves, words, pack);
}

/** A tile is chosen: what it changes is told, and it can be put back. */
function promptChosen(view: View<Table>, move: Move, words: Words, pack: Pack): Prompt {
  const told = consequenceOf(view, move, pack);
  const change = told?.tile?.change ?? null;
  return {
    say: told?.ends ? "pow-take-last" : change === null ? "pow-take-this" : "pow-take-change",
    values: {
      change: signed(change ?? 0),
      sign: Math.sign(change ?? 0),
      why: told?.tile ? whyOf(view, told.tile) : "",
    },
    chosen: [{ field: "move", text: tileText(view.table, move, words) }],
    buttons: [{ move, text: words.say("pow-take-it"), primary: true }],
  };
}

/** P10: does the hero wait for a villain, does the villain let a hero count, or wait for one? */
function whyOf(view: View<Table>, { kind, change, counted }: Taking): string {
  const stacks = view.table.stacks[view.seat ?? 0];
  const before = stacks ? countedHeroes(stacks) : null;
  if (before === null) return "";
  if (counted > before) return kind === "villain" ? "lets" : "";
  return kind === "villain" ? "spare" : change ? "" : "idle";
}

/** P6: the worst tile, while it could still be rolled for another. */
function promptWorst(view: View<Table>, move: Move, moves: Move[], words: Words, pack: Pack): Prompt {
  const { kind = "villain", place = 0, points = 0 } = worstTile(view, pack) ?? {};
  return {
    say: "pow-nothing",
    warning: canRoll(moves) ? words.say("pow-worst") : undefined,
    chosen: [{ field: "move", text: words.say(`pow-tile-${kind}`, { place, points: signed(points) }) }],
    buttons: [{ move, text: words.say("pow-take-it"), primary: true }],
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
  return { say: "pow-roll-on", warning: warningOf(view, move, words, pack), chosen, buttons: [button] };
}

/** P6: the last roll may well open nothing. */
function warningOf(view: View<Table>, move: Move, words: Words, pack: Pack): string | undefined {
  const told = consequenceOf(view, move, pack);
  if (!told || !isRisky(told)) return undefined;
  return words.say("pow-risk", { percent: percent(told.chances!.nothing / told.chances!.of) });
}

/** While it could still be rolled, tiles are chosen on the table. */
function promptTiles(view: View<Table>, moves: Move[], words: Words, pack: Pack): Prompt {
  const first = rollOf(moves, []);
  if (first) return { say: "pow-begin", buttons: [{ move: first, text: words.say("pow-roll-all"), primary: true }] };
  const ends = moves.filter((move) => (move.verb === "take" && !canRoll(moves)) || isEnd(view, move, moves, pack));
  const steals = moves.some((move) => move.verb === "steal");
  const primary = ends.length === 1 && !steals && !canRoll(moves);
  const buttons = ends.map((move) => ({ move, text: endText(view.table, move, words), primary }));
  return { say: asked(moves, steals), buttons, wanted: canRoll(moves) ? words.say("pow-wanted-keep") : undefined };
}

/** P6: nothing is open, and the worst tile is not on the table yet, or is all there is. */
function isEnd(view: View<Table>, { verb }: Move, moves: Move[], pack: Pack): boolean {
  return verb === "forfeit" && !(canRoll(moves) && worstTile(view, pack));
}

function endText(table: Table, move: Move, words: Words): string {
  if (move.verb === "forfeit") return words.say("pow-forfeit");
  const kind = move.fields.kind as Kind;
  const points = table.rows[kind][Number(move.fields.place) - 1] ?? 0;
  return words.say(`pow-take-${kind}`, { points: signed(points), place: Number(move.fields.place) });
}

function asked(moves: Move[], steals: boolean): string {
  const nothing = moves.some((move) => move.verb === "forfeit");
  if (canRoll(moves)) return nothing ? "pow-nothing-yet" : steals ? "pow-choose-steal" : "pow-choose";
  return nothing ? "pow-nothing" : steals ? "pow-take-steal" : "pow-take";
}
