/** On a TV nobody scrolls: the board is shown as large as the screen has room for, or as small as it must be. */
const LEAST = 0.5;
const MOST = 1.3; // more would make the narrow board of a phone out of it
const STEP = 0.05;

/** The size to try next; a board that would only grow by a step stays as it is. */
export function next(now: number, height: number, room: number, mayGrow: boolean): number {
  const fitting = Math.floor((now * room) / height / STEP + 1e-6) * STEP;
  const wanted = Number(Math.min(MOST, Math.max(LEAST, fitting)).toFixed(2));
  if (height > room) return Math.max(LEAST, Number((now - STEP).toFixed(2))); // a leap could miss another layout
  return mayGrow && wanted - now > 1.5 * STEP ? wanted : now;
}

/** For a board in a frame of its height, which lies in a box with a fixed size and no padding. */
export function fit(board: HTMLElement): () => void {
  const frame = board.parentElement!;
  const box = frame.parentElement!;
  let now = 1;
  let tried = Infinity; // how high the board was when it grew last: it grows again only after it has shrunk
  let nextFrame = 0;

  function measure() {
    if (board.querySelector(".stage")) return; // it fills its frame by itself
    const height = frame.getBoundingClientRect().height;
    if (!height) return;
    const size = next(now, height, box.clientHeight, height < 0.97 * tried);
    if (size === now) return;
    now = size;
    board.style.setProperty("zoom", String(size));
    nextFrame = requestAnimationFrame(() => {
      tried = frame.getBoundingClientRect().height;
      nextFrame = requestAnimationFrame(measure); // lines break anew, so look again
    });
  }
  function soon() {
    cancelAnimationFrame(nextFrame);
    nextFrame = requestAnimationFrame(measure);
  }
  const sizes = new ResizeObserver(() => {
    tried = Infinity;
    soon();
  });
  const parts = new MutationObserver(soon);
  sizes.observe(box);
  parts.observe(board, { childList: true, subtree: true });
  void document.fonts?.ready.then(soon);
  return () => {
    cancelAnimationFrame(nextFrame);
    sizes.disconnect();
    parts.disconnect();
  };
}
