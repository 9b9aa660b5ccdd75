import { expect, test } from "vitest";
import { readRows, writeRows } from "./row-text.ts";

test.each([
  "Dag 1 | Aankomst | U wordt opgehaald.\nDag 2 | Varen | Met de boot.",
  "Vraag | Antwoord||Nog een | En nog een",
])("%j is written as it was read", (text) => {
  const read = readRows(text);
  expect(read && writeRows(read)).toBe(text);
});

test.each(["Dag 1 ", "Dag 1  | Aankomst ", "Dag 1 | Met de  | Boot"])("a space that is typed in %j stays", (text) => {
  const read = readRows(text);
  expect(read && writeRows(read)).toBe(text);
});

test("what would end a part or a row is replaced, and empty parts at the end are left out", () => {
  expect(writeRows({ rows: [["a|b", "c\nd", ""], ["e"]], rowEnd: "\n" })).toBe("a/b | c d\ne");
});

test("a JSON list has no rows of text", () => expect(readRows('[{"question":"a"}]')).toBeUndefined());
