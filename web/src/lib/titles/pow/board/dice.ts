/** Dice have no names in a view; here each keeps one through a turn, so that it is seen going aside. */
import type { Face, Table } from "./choice";

export type Thrown = Pick<Table, "turn" | "rolls" | "rolled" | "aside">;
export interface DiceNames {
  rolled: number[];
  aside: number[];
}

export function nameDice({ rolled, aside }: Thrown): DiceNames {
  return { rolled: [...rolled.keys()], aside: aside.map((_, i) => rolled.length + i) };
}

/** The names after a roll: what lies aside now was aside before, or was kept; of equal dice those that were tapped. */
export function followDice(before: Thrown, names: DiceNames, after: Thrown, tapped: number[]): DiceNames {
  if (!before.rolls || after.turn !== before.turn || after.rolls < before.rolls) return nameDice(after);
  if (after.rolls === before.rolls) return names;
  const die = (face: Face, name = -1) => ({ face, name });
  const lay = before.aside.map((face, i) => die(face, names.aside[i]));
  const order = [...new Set([...tapped, ...before.rolled.keys()])].filter((i) => i < before.rolled.length);
  const threw = order.map((i) => die(before.rolled[i] as Face, names.rolled[i]));
  const aside = after.aside.map((face) => takeOut(lay, face) ?? takeOut(threw, face));
  const rolled = threw.map(({ name }) => name).sort((one, other) => one - other);
  if (aside.includes(undefined) || rolled.length !== after.rolled.length) return nameDice(after);
  return { rolled, aside: aside as number[] };
}

function takeOut(dice: { face: Face; name: number }[], face: Face): number | undefined {
  const at = dice.findIndex((die) => die.face === face);
  return at < 0 ? undefined : dice.splice(at, 1)[0]?.name;
}
