import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Writes the service worker, which has to know the name of every file of the client. */
function worker(): Plugin {
  return {
    name: "diwan-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const fixed = readdirSync("public/assets").map((name) => `assets/${name}`);
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = ["/", ...[...built, ...fixed].sort().map((name) => `/${name}`)];
      const hash = createHash("sha256").update(files.join()).update(readFileSync("index.html"));
      for (const name of fixed) hash.update(readFileSync(`public/${name}`));
      const source = readFileSync("worker.js", "utf8")
        .replace("__FILES__", JSON.stringify(files))
        .replace("__VERSION__", JSON.stringify(hash.digest("hex").slice(0, 12)));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  build: { outDir: process.env.DIWAN_WEB_OUT ?? "dist", emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 600 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.DIWAN_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "jsdom", include: ["test/**/*.test.ts"] },
});
