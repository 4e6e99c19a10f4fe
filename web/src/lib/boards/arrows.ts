/** Arrow keys on a board go to the nearest thing in their direction that can be tapped. */
const TOWARDS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 3; // a thing aside counts as so much farther

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far a thing lies in a direction; Infinity if it does not lie there. */
export function distance(from: Box, to: Box, [x, y]: [number, number]): number {
  const across = to.left + to.width / 2 - from.left - from.width / 2;
  const down = to.top + to.height / 2 - from.top - from.height / 2;
  const ahead = across * x + down * y;
  const aside = Math.abs(across * y) + Math.abs(down * x);
  return ahead > 1 ? ahead + ASIDE * aside : Infinity;
}

export function arrows(board: HTMLElement): () => void {
  const go = (event: KeyboardEvent) => {
    const towards = TOWARDS[event.key];
    const here = document.activeElement;
    if (!towards || !here || !board.contains(here)) return;
    const from = here.getBoundingClientRect();
    const far = (thing: Element) => distance(from, thing.getBoundingClientRect(), towards);
    const things = [...board.querySelectorAll<HTMLElement>("button:enabled, summary")];
    const ahead = things.filter((thing) => far(thing) < Infinity).sort((one, other) => far(one) - far(other));
    ahead[0]?.focus();
    event.preventDefault();
  };
  board.addEventListener("keydown", go);
  return () => board.removeEventListener("keydown", go);
}
