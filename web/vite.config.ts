import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
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

type Bundle = Parameters<Extract<NonNullable<Plugin["generateBundle"]>, (...all: never[]) => unknown>>[1];

/** The files of the client without the boards: a board is of no use without a server, and its game may never be played. */
function shellOf(bundle: Bundle): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    chunk.viteMetadata?.importedCss.forEach((css) => found.add(css));
    [...chunk.imports, ...chunk.dynamicImports].forEach(add);
  };
  add(Object.keys(bundle).find((name) => bundle[name]?.type === "chunk" && bundle[name].name === "app") ?? "");
  return [...found];
}

/** Writes the service worker, which has to know the name of every file of the shell. */
function worker(): Plugin {
  return {
    name: "diwan-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const fixed = readdirSync("public/assets").map((name) => `assets/${name}`);
      const files = ["/", ...[...shellOf(bundle), ...fixed].sort().map((name) => `/${name}`)];
      const hash = createHash("sha256").update(files.join()).update(readFileSync("index.html"));
      for (const name of fixed) hash.update(readFileSync(`public/${name}`));
      const source = readFileSync("worker.js", "utf8")
        .replace("__FILES__", JSON.stringify(files))
        .replace("__VERSION__", JSON.stringify(hash.digest("hex").slice(0, 12)));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

/** Texts without their comments, which only their authors read. */
function texts(): Plugin {
  return {
    name: "diwan-texts",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".ftl") || query !== "raw") return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readFileSync(file, "utf8").replace(/^#.*\n/gm, ""))}`;
    },
  };
}

/** What text is written in. Pictures in PNG are compressed already. */
const TEXT = /\.(js|css|html|svg|webmanifest)$/;

/** Writes each file compressed too, as brotli and as gzip beside it: the server, or a proxy, sends what is asked for. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "diwan-compressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        const { BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN, BROTLI_MAX_WINDOW_BITS } = constants;
        const params = { [BROTLI_PARAM_SIZE_HINT]: content.length, [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

/** Files that several pages share are merged below this many bytes, before they are minified: each file costs headers, and
 *  compresses by itself. What the boards share then comes with the page of a table. */
const SMALL = 26_000;

/** What dialogs alone show, so that no page brings it along. */
const ON_REQUEST = /\/(Rules|Settings|Playback|Aim|Invitation|QrCode|Link)\.svelte|\/lib\/(qr|markdown|search)\.ts/;

export default defineConfig({
  plugins: [
    svelte({ dynamicCompileOptions: ({ filename }) => (bringsStyles(filename) ? { css: "injected" } : undefined) }),
    texts(),
    worker(),
    compressed(),
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
    rolldownOptions: {
      input: { app: here("index.html"), ...boards() },
      preserveEntrySignatures: "exports-only",
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: (id) => !ON_REQUEST.test(id),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: SMALL,
            },
          ],
        },
        // The name of a shared file lists all that need it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith("shared") ? "shared" : "[name]"}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.startsWith("shared") ? "shared" : "[name]"}-[hash][extname]`,
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.DIWAN_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "jsdom", include: ["test/**/*.test.ts"] },
});
