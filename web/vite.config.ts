/// <reference types="vitest/config" />
import { sveltekit } from "@sveltejs/kit/vite";
import icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [withoutInlineStyle, sveltekit(), icons({ compiler: "svelte" })],
  server: { proxy: { "/api": { target: server, ws: true } } },
  // a request costs as much as a kilobyte: no chunk of a single icon
  build: { assetsInlineLimit: 0, rollupOptions: { output: { experimentalMinChunkSize: 40_000 } } },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
  resolve: {
    alias: [{ find: /^@icons\//, replacement: "~icons/game-icons/" }],
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
});
