import { isJsonRows } from "@travel-design/ui/internal";
import { expect, test } from "vitest";
import { readRows, writeRows } from "./row-text.ts";

test.each([
  "Dag 1 | Aankomst | U wordt opgehaald.\nDag 2 | Varen | Met de boot.",
  "Vraag | Antwoord||Nog een | En nog een",
])("%j is written as it was read", (text) => {
  expect(writeRows(readRows(text))).toBe(text);
});

test.each(["Dag 1 ", "Dag 1  | Aankomst ", "Dag 1 | Met de  | Boot"])("a space that is typed in %j stays", (text) => {
  expect(writeRows(readRows(text))).toBe(text);
});

test("what would end a part or a row is replaced, and empty parts at the end are left out", () => {
  expect(writeRows({ rows: [["a|b", "c\nd", ""], ["e"]], rowEnd: "\n" })).toBe("a/b | c d\ne");
});

test.each(["[", "[Nieuw] Wat kost het?", "[1]", "{", '"', "-", "#", "1.", "\\"])(
  "a row whose first part is %j is that row for the editor and for the site",
  (part) => {
    for (const row of [[part, "Niets."], [part]]) {
      const text = writeRows({ rows: [row, ["b", "c"]], rowEnd: "\n" });
      expect(readRows(text).rows[0]?.map((each) => each.trim())).toEqual(row.map((each) => each.trim()));
      expect(isJsonRows(text)).toBe(false);
    }
  },
);
