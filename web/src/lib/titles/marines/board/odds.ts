/** How likely the next roll is to end in a bust: exact, by counting all the ways the dice can fall. */

/** M6: the dice of each winning combination. */
export const COMBINATIONS: Record<string, readonly number[]> = {
  six: [6],
  sixes: [6, 6],
  "triple-1": [1, 1, 1],
  "triple-2": [2, 2, 2],
  "triple-3": [3, 3, 3],
  "triple-4": [4, 4, 4],
  "triple-5": [5, 5, 5],
  "run-1-3": [1, 2, 3],
  "run-2-4": [2, 3, 4],
  "run-3-5": [3, 4, 5],
  "run-1-4": [1, 2, 3, 4],
  "run-2-5": [2, 3, 4, 5],
  "run-1-5": [1, 2, 3, 4, 5],
};

const SIDES = 6;
const counted = new Map<string, number>();

/** M7, M8: the chance that no combination contains one of the dice rolled, with these left lying. */
export function bustChance(rolling: number, lying: readonly number[] = []): number {
  const key = `${rolling}:${[...lying].sort().join("")}`;
  const known = counted.get(key);
  if (known !== undefined) return known;
  const chance = busts(rolling, [0], faces(lying)) / SIDES ** rolling;
  counted.set(key, chance);
  return chance;
}

/** In how many ways the dice still in hand fall so that nothing is won, `counts` of the lower faces having fallen. */
function busts(inHand: number, counts: number[], lying: number[]): number {
  if (counts.length === SIDES) return saves([...counts, inHand], lying) ? 0 : 1;
  let ways = 0;
  for (let n = 0; n <= inHand; n++) ways += choose(inHand, n) * busts(inHand - n, [...counts, n], lying);
  return ways;
}

function choose(all: number, some: number): number {
  return some === 0 ? 1 : (choose(all - 1, some - 1) * all) / some;
}

/** M8: is there a combination with at least one die just rolled? */
function saves(fresh: number[], lying: number[]): boolean {
  const shown = fresh.map((count, face) => count + (lying[face] ?? 0));
  return Object.values(COMBINATIONS).some(
    (dice) =>
      faces(dice).every((need, face) => need <= (shown[face] ?? 0)) && dice.some((face) => (fresh[face] ?? 0) > 0),
  );
}

/** How many dice show each face. */
function faces(dice: readonly number[]): number[] {
  const counts = Array<number>(SIDES + 1).fill(0);
  for (const face of dice) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}
