// What is checked in the client and in the boards of the games: `npm run lint`.
import js from "@eslint/js";
import { globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  globalIgnores(["**/node_modules/", "**/dist/", "**/webdist/", "**/web/types.ts", "**/lib/wire.ts"]),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // TypeScript knows better
      "no-console": ["error", { allow: ["error"] }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      "prefer-const": "off", // `let` is how Svelte writes props
      "svelte/prefer-const": "off",
      "svelte/no-useless-mustaches": "off", // {" "} is a space that stays
      "svelte/prefer-svelte-reactivity": "off", // most maps live for one calculation
      "svelte/no-navigation-without-resolve": "off", // for SvelteKit
    },
  },
  {
    files: ["**/worker.js"],
    languageOptions: { globals: globals.serviceworker },
  },
);
