/** The save file that was opened last, for as long as this tab lives. */
const KEY = "herotable-opened-save";

class OpenedFile {
  private text: string | null = null;

  read(): string {
    return this.text ?? keptText() ?? "";
  }

  keep(text: string): void {
    this.text = text;
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      // a large one, or a browser that lets us keep nothing: it is here until the page is loaded anew
    }
  }
}

function keptText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing does not even let us look
  }
}

export const openedFile = new OpenedFile();
