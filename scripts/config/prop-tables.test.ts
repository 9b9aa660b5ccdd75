import { join } from "node:path";
import * as library from "@travel-design/ui";
import { MessagesProvider } from "@travel-design/ui/messages";
import { expect, test } from "vitest";
import { propTables } from "./prop-tables.ts";

const names = Object.keys({ ...library, MessagesProvider }).filter((name) => /^[A-Z]/u.test(name));
const text = propTables(join(import.meta.dirname, "../../packages/ui/src"), new Set(names));
const rows = text.split("\n").filter((line) => line.startsWith("| `"));

test("every component of the library has a sentence and its props", () => {
  const sections = [...text.matchAll(/^## (\w+)\n\n(.+)$/gmu)].map(([, name, sentence]) => ({ name, sentence }));
  expect(sections.map(({ name }) => name)).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  expect(sections.filter(({ sentence }) => !sentence?.endsWith(".")).map(({ name }) => name)).toEqual([]);
});

test("every prop has a sentence, and its default where the source states one", () => {
  expect(rows.length).toBeGreaterThan(250);
  expect(rows.filter((row) => !/\| [^|]*\S[^|]* \|$/u.test(row.replaceAll("\\|", "")))).toEqual([]);
  expect(rows).toContainEqual(expect.stringMatching(/^\| `variant` \| .*"outline"` \| `"primary"` \| How much/u));
});
