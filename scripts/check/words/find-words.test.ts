import { expect, test } from "vitest";
import { findWords } from "./find-words.ts";

test.each([
  ["in a comment", "// What the server refused.", "refused"],
  ["in an identifier", "const toldAgain = 0;", "told"],
  ["at the end of an identifier", "function findFault() {}", "Fault"],
  ["in capitals", "const MAX_COMPLAINTS = 3;", "COMPLAINTS"],
])("finds a word %s", (_where, text, word) => {
  expect(findWords(`\n${text}`)).toEqual([{ line: 2, word, use: expect.any(String) }]);
});

test.each([
  "const standardValue = default;",
  "withdraw, bystander",
  "net::ERR_CONNECTION_REFUSED",
  "context.drawImage(picture)",
])("accepts %s", (text) => expect(findWords(text)).toEqual([]));
