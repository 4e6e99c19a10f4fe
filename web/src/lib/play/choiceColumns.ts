/** How many columns the choices of the bubble have on a phone, so that all of them are in sight at once. */
export function choiceColumns(count: number, hasPrimary: boolean): number {
  if (hasPrimary) return count > 2 ? 2 : 1;
  return count === 3 || count > 4 ? 3 : 2;
}
