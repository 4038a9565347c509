import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The board of every game in the repository: a module of its own, whose address the server tells (`GameShown.board`). */
function boards(): Record<string, string> {
  const games = here("../src/diwan/games");
  const found = readdirSync(games).map((game) => [game, `${games}/${game}/web/board.ts`] as const);
  return Object.fromEntries(found.filter(([, file]) => existsSync(file)));
}

/** Nobody loads the style sheet of a board: its module brings the styles along, as do the components that only boards show. */
function bringsStyles(file: string): boolean {
  return /\/games\/\w+\/web\/|\/src\/board\//.test(file);
}

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
  plugins: [
    svelte({ dynamicCompileOptions: ({ filename }) => (bringsStyles(filename) ? { css: "injected" } : undefined) }),
    worker(),
  ],
  resolve: {
    alias: { $client: here("src") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: process.env.DIWAN_WEB_OUT ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 600,
    manifest: "manifest.json",
    rolldownOptions: { input: { app: here("index.html"), ...boards() }, preserveEntrySignatures: "exports-only" },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.DIWAN_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "jsdom", include: ["test/**/*.test.ts"] },
});
