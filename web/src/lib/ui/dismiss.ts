/** Close what lies open over the table by a tap beside it or by Esc. */
export function dismissOutside(close: () => void) {
  return (sheet: HTMLElement): (() => void) => {
    const tapped = (event: Event) => {
      if (!sheet.contains(event.target as Node)) close();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      close();
    };
    document.addEventListener("pointerdown", tapped);
    document.addEventListener("keydown", pressed);
    return () => {
      document.removeEventListener("pointerdown", tapped);
      document.removeEventListener("keydown", pressed);
    };
  };
}
