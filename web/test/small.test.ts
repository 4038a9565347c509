// @vitest-environment node
import { describe, expect, it } from "vitest";
import { blocks } from "../src/lib/markdown";
import { qr } from "../src/lib/qr";
import { fold } from "../src/lib/search";

describe("the rules as blocks", () => {
  it("finds headings, rulings and tables", () => {
    const found = blocks(
      "# Title\n\nSome *words*\nand more.\n\n- **K1** First.\n- **K2** Second,\n  going on.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    );
    expect(found.map((block) => block.kind)).toEqual(["h", "p", "li", "li", "table"]);
    expect(found[3]).toMatchObject({ ruling: "K2", text: "**K2** Second, going on." });
  });
});

describe("search", () => {
  it.each([
    ["Król i złodziej", "krol i zlodziej"],
    ["الأوراق مُغلَقة", "الاوراق مغلقه"],
    ["می‌کنید", "ميكنيد"],
  ])("finds %s by %s", (text, typed) => {
    expect(fold(text)).toBe(fold(typed));
  });
});

describe("QR codes", () => {
  it("have the size of their version and three finders", () => {
    const code = qr("https://example.org/t/abcdefghijkl#0123456789abcdefghijklmnopqrstuvwxyz");
    expect((code.length - 17) % 4).toBe(0);
    for (const [x, y] of [
      [0, 0],
      [code.length - 7, 0],
      [0, code.length - 7],
    ] as const)
      expect(
        code.slice(y, y + 7).map((row) =>
          row
            .slice(x, x + 7)
            .map(Number)
            .join(""),
        ),
      ).toEqual(["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]);
  });

  it("refuses what is too long", () => {
    expect(() => qr("x".repeat(400))).toThrow(RangeError);
  });
});
