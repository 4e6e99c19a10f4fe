import { sveltekit } from "@sveltejs/kit/vite";
import icons from "unplugin-icons/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.HEROTABLE_URL ?? "http://localhost:8000";

// SvelteKit's announcer hides itself by a style attribute, which our content security policy forbids.
const strictStyles: Plugin = {
  name: "strict-styles",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith("generated/root.svelte") ? code.replace(/ style="[^"]*"/, ' class="sr-only"') : undefined,
};

export default defineConfig({
  plugins: [strictStyles, sveltekit(), icons({ compiler: "svelte" })],
  server: { proxy: { "/api": { target: server, ws: true } } },
  build: { assetsInlineLimit: 0 },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
  resolve: {
    alias: [{ find: /^@icons\//, replacement: "~icons/game-icons/" }],
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
});
