/** A name that has no room for its end is marked as folded: three dots could be taken for somebody who thinks. */
export function folded(name: HTMLElement): () => void {
  const measure = () => name.toggleAttribute("data-folded", name.scrollWidth > name.clientWidth + 1);
  const letters = new MutationObserver(measure);
  letters.observe(name, { childList: true, characterData: true, subtree: true });
  const stop = onSize(name, measure);
  return () => {
    letters.disconnect();
    stop();
  };
}

/** Called at once, and whenever the element has another size. */
export function onSize(element: Element, told: () => void): () => void {
  told();
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const sizes = new ResizeObserver(told);
  sizes.observe(element);
  return () => sizes.disconnect();
}
