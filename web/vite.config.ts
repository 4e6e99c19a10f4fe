import { sveltekit } from "@sveltejs/kit/vite";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

const server = process.env.HEROTABLE_URL ?? "http://localhost:8000";

export default defineConfig({
  plugins: [sveltekit(), icons({ compiler: "svelte" })],
  server: { proxy: { "/api": { target: server, ws: true } } },
  build: { assetsInlineLimit: 0 },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
  resolve: {
    alias: [{ find: /^@icons\//, replacement: "~icons/game-icons/" }],
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
});
