/** The browser's offer to install the pages as an app: kept until somebody looks for it. */

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  /** Can it be installed here, and is it not yet? */
  isPossible = $state(false);
  private prompt: InstallPrompt | null = null;

  start(): void {
    addEventListener("beforeinstallprompt", (event) => this.offer(event as InstallPrompt));
    addEventListener("appinstalled", () => this.offer(null));
  }

  /** Show the browser's question; it may be asked once. */
  async ask(): Promise<void> {
    const prompt = this.prompt;
    this.offer(null);
    await prompt?.prompt();
  }

  private offer(prompt: InstallPrompt | null): void {
    prompt?.preventDefault(); // no banner: the footer has a button
    this.prompt = prompt;
    this.isPossible = prompt !== null;
  }
}

export const install = new Install();
