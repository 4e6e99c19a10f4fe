/// <reference types="vitest/config" />
import { sveltekit } from "@sveltejs/kit/vite";
import icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";
import { homeChunks } from "./homeChunks";
import { offlineList } from "./offlineList";
import { wordParts } from "./wordParts";

const server = process.env.HEROTABLE_URL ?? "http://localhost:8000";

/** SvelteKit's announcer of pages is hidden by a style attribute, which our policy forbids: app.css hides it instead. */
const withoutInlineStyle: Plugin = {
  name: "announcer-without-inline-style",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/generated/root.svelte")) return;
    return { code: code.replace(/(id="svelte-announcer"[^>]*?) style="[^"]*"/, "$1"), map: null };
  },
};

/** Icons are drawn in a square of 512: nobody sees more than a tenth of such a step, and more digits are more bytes. */
const roundedIcons: Plugin = {
  name: "rounded-icons",
  enforce: "post",
  transform(code, id) {
    if (!id.includes("~icons/")) return;
    const round = (_: string, one: string, two: string) => `.${Math.min(9, +one + (two > "4" ? 1 : 0))}`;
    return { code: code.replace(/\.(\d)(\d)\d*/g, round), map: null };
  },
};

export default defineConfig({
  plugins: [withoutInlineStyle, wordParts, sveltekit(), icons({ compiler: "svelte" }), roundedIcons, offlineList],
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: ["../src/herotable/rules_wasm"] } },
  worker: { format: "es" }, // the worker of a table has workers of its own
  // a request costs as much as a kilobyte: the home page is one chunk, and none is a single icon
  build: {
    assetsInlineLimit: 0,
    rollupOptions: { output: { experimentalMinChunkSize: 40_000, manualChunks: homeChunks } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/lib/i18n/testing.ts"],
    testTimeout: 60_000, // a busy machine is no failure
  },
  resolve: {
    alias: [{ find: /^@icons\//, replacement: "~icons/game-icons/" }],
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
});
