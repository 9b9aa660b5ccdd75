import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test.each([
  ["case", "JAPAN", "Japan"],
  ["diacritics", "Indonesie", "Indonesië"],
  ["diacritics of capitals", "CURACAO", "Curaçao"],
  ["decomposed characters", "Curac\u0327ao", "Curaçao"],
  ["surrounding white space", " \u00a0japan\t", "Japan"],
  ["hyphens", "Zuid Afrika", "Zuid-Afrika"],
  ["hyphens and white space left out", "zuidafrika", "Zuid-Afrika"],
  ["dashes that phones put in", "Zuid\u2013Afrika", "Zuid\u2011Afrika"],
  ["repeated white space", "sri  lanka", "Sri Lanka"],
  ["invisible characters of a paste", "\u200bja\u00adpan\ufeff", "Japan"],
  ["a capital with a dot", "İstanbul", "Istanbul"],
])("ignores %s", (_what, text, label) => {
  expect(foldText(text)).toBe(foldText(label));
});

test.each(["Niger", "Ijsland", "'s-Gravenhage"])("keeps the letters of %s", (text) => {
  expect(foldText(text)).toBe(text.toLowerCase().replace("-", ""));
});
