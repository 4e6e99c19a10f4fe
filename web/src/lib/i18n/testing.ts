/** Tests of pages have the words of both languages from the beginning; tests without a browser have no pages. */
if (typeof document !== "undefined") {
  const { pageWords } = await import("./pageWords.svelte");
  await Promise.all([pageWords.load("en", true), pageWords.load("ru", true)]);
}

export {};
