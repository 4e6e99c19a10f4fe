/** What scrolls fades at its bottom while more follows there. */
import { onSize } from "./folded";

const SLACK = 4; // pixels: rounding

export function moreBelow(area: HTMLElement): () => void {
  const measure = () =>
    area.toggleAttribute("data-more-below", area.scrollHeight - area.scrollTop - area.clientHeight > SLACK);
  const parts = new MutationObserver(measure);
  parts.observe(area, { childList: true, subtree: true });
  area.addEventListener("scroll", measure, { passive: true });
  const stop = onSize(area, measure);
  return () => {
    parts.disconnect();
    area.removeEventListener("scroll", measure);
    stop();
  };
}
