/** The texts of the games in this repository, as the server would give them out. */
import { readFileSync } from "node:fs";
import { Book, type Marks } from "../src/lib/book.svelte";
import type { Language } from "../src/lib/settings.svelte";

export function bookOf(game: string, language: Language, marks: Marks = {}): Promise<Book> {
  const languages = language === "en" ? ["en"] : [language, "en"];
  const texts = languages.map((name) => readFileSync(`../src/diwan/games/${game}/texts/${name}.ftl`, "utf8"));
  return Book.of(language, { texts, marks });
}
