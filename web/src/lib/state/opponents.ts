/** How many opponents a game against bots has at a title: as many as were chosen last, as far as it seats them. */
export function opponentsAt(seats: readonly number[], wanted: number): number {
  const choices = seats.map((count) => count - 1).filter((count) => count > 0);
  const near = (one: number) => Math.abs(one - wanted);
  return choices.reduce((best, one) => (near(one) < near(best) ? one : best), choices[0] ?? 1);
}
