import { expect, test } from "vitest";
import { insertText } from "./insert-text.ts";

test("a place that is not found is reported with the file and the pattern", () => {
  const message = "list.ts: found 0 matches of ^last instead of one.";
  expect(() => insertText("list.ts", "first\n", { before: /^last/ }, "new\n")).toThrow(message);
  expect(() => insertText("list.ts", "a\na\n", { after: /^a/ }, "new\n")).toThrow("found 2 matches");
  expect(insertText("list.ts", "first\nlast\n", { before: /^last/ }, "new\n")).toBe("first\nnew\nlast\n");
});
