import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  build: { outDir: process.env.DIWAN_WEB_OUT ?? "dist", emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 600 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.DIWAN_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "jsdom", include: ["test/**/*.test.ts"] },
});
