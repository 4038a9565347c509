/** Letters that look alike and that different keyboards type differently. */
const SAME: Readonly<Record<string, string>> = { ی: "ي", ى: "ي", ک: "ك", ة: "ه", ە: "ه", ł: "l" };

/** Normalises a text for search: no capitals, accents or vowel signs, and one form of letters that look alike. */
export function fold(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}|[\u0640\u200c]/gu, "")
    .replace(/ی|ى|ک|ة|ە|ł/g, (letter) => SAME[letter] ?? letter);
}
