/** A text as people type it in a search box: without capitals, accents, vowel signs and the letters that two keyboards write differently. */
const SAME: Readonly<Record<string, string>> = { ی: "ي", ى: "ي", ک: "ك", ة: "ه", ە: "ه", ł: "l" };

export function fold(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670\u200c]/g, "")
    .replace(/ی|ى|ک|ة|ە|ł/g, (letter) => SAME[letter] ?? letter);
}
