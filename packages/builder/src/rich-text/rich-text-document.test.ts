import * as fc from "fast-check";
import { parseRichText, type Inline } from "@travel-design/blocks/internal";
import type { JSONContent } from "@tiptap/core";
import { expect, test } from "vitest";
import { documentOf, markupOf, separatorOf } from "./rich-text-document.ts";

const roundTrip = (text: string): string => markupOf(documentOf(text), separatorOf(text));

test.each([
  "",
  "Eén",
  "Eén\nTwee",
  "Eén\n\nTwee",
  "Eén||Twee||Drie",
  "# Wat er nu gebeurt||1. **Wij lezen uw aanvraag.**||2. Wij bellen u.||Lees onze [privacyverklaring](/privacyverklaring).",
  "## Kop\n- a\n- b\n1. c\nd",
  "**Lees [dit](/a) eerst** en 5 * 3 ** 2",
  "### Kop",
  "[x](javascript:alert)",
])("%j stays as it is", (text) => {
  expect(roundTrip(text)).toBe(text);
});

/** What a reader sees: blocks with their characters, each with its look. Two links to one address beside each other are one. */
const shown = (text: string): unknown => {
  const characters = (inlines: readonly Inline[], look = ""): string[] =>
    inlines.flatMap((inline) => {
      if (inline.kind === "bold") return characters(inline.content, "bold ");
      const own = inline.kind === "link" ? [inline.label, inline.address] : [inline.text, ""];
      return [...(own[0] ?? "")].map((character) => `${look}${own[1]} ${character}`);
    });
  return parseRichText(text).map((block) =>
    "items" in block
      ? { kind: block.kind, items: block.items.map((item) => characters(item)) }
      : { kind: block.kind, content: characters(block.content) },
  );
};

test("whatever is typed shows the same after it was opened", () => {
  const parts = fc.constantFrom(
    "a",
    "Reis ",
    "*",
    "**",
    "[",
    "]",
    "(",
    ")",
    "](/b)",
    "# ",
    "## ",
    "- ",
    "1. ",
    "||",
    "\n",
  );
  const texts = fc.array(parts, { maxLength: 24 }).map((each) => each.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      expect(shown(roundTrip(text))).toEqual(shown(text));
    }),
    { numRuns: 5_000 },
  );
});

const line = (...content: JSONContent[]): JSONContent => ({ type: "doc", content: [{ type: "paragraph", content }] });
const piece = (text: string, ...marks: ("bold" | string)[]): JSONContent => ({
  type: "text",
  text,
  marks: marks.map((mark) => (mark === "bold" ? { type: "bold" } : { type: "link", attrs: { href: mark } })),
});

test.each<[what: string, document: JSONContent, markup: string]>([
  ["bold text around a link", line(piece("Lees ", "bold"), piece("dit", "bold", "/a")), "**Lees [dit](/a)**"],
  ["a link that is bold in part", line(piece("Lees ", "/a"), piece("dit", "bold", "/a")), "[Lees ](/a)**[dit](/a)**"],
  ["an address with parentheses", line(piece("Peru", "/peru_(land)")), "[Peru](/peru_%28land%29)"],
  ["an address with a space", line(piece("Peru", " /peru en meer ")), "[Peru](/peru%20en%20meer)"],
  ["a label with brackets", line(piece("Peru [1]", "/peru")), String.raw`[Peru \[1\]](/peru)`],
  ["a link without an address", line(piece("Peru", "")), "Peru"],
  ["bold text with asterisks at its end", line(piece("let op**", "bold")), String.raw`**let op\*\***`],
  ["text that begins as a heading", line(piece("# 1 van Nederland")), String.raw`\# 1 van Nederland`],
  ["text that begins as an item", line(piece("- 10 graden")), String.raw`\- 10 graden`],
  ["text that begins as a date", line(piece("1. mei is vrij")), String.raw`1\. mei is vrij`],
  ["text with two bars", line(piece("links || rechts")), String.raw`links \|\| rechts`],
  ["text with the markup of a link", line(piece("[haak](x)")), String.raw`\[haak\](x)`],
  ["text with a backslash", line(piece(String.raw`C:\reis en \*`)), String.raw`C:\\reis en \\\*`],
  ["empty lines", { type: "doc", content: [{ type: "paragraph" }, { type: "bulletList", content: [{}] }] }, ""],
])("%s is written as the site reads it", (_what, document, markup) => {
  expect(markupOf(document, "\n")).toBe(markup);
});

/** Pieces of text with a look, out of characters that are markup and of some that are not. */
const pieces = fc.array(
  fc.record({
    text: fc
      .array(
        fc.constantFrom(..."ab ", "*", "**", "[", "]", "(", ")", "](/b)", "#", "# ", "-", "- ", "1. ", "|", "||", "\\"),
        {
          minLength: 1,
          maxLength: 6,
        },
      )
      .map((parts) => parts.join("")),
    marks: fc.constantFrom<readonly string[]>([], [], ["bold"], ["/a"], ["bold", "/a"]),
  }),
  { maxLength: 4 },
);
const lines = pieces.map((each) => each.map(({ text, marks }) => piece(text, ...marks)));
const paragraphs = lines.map((content) => ({ type: "paragraph", content }));
const documents = fc
  .array(
    fc.oneof(
      paragraphs,
      fc
        .tuple(fc.constantFrom(2, 3), lines)
        .map(([level, content]) => ({ type: "heading", attrs: { level }, content })),
      fc
        .tuple(fc.constantFrom("bulletList", "orderedList"), fc.array(paragraphs, { minLength: 1, maxLength: 3 }))
        .map(([type, items]) => ({ type, content: items.map((item) => ({ type: "listItem", content: [item] })) })),
    ),
    { maxLength: 5 },
  )
  .map((content): JSONContent => ({ type: "doc", content }));

/** The lines that a document shows: of each its kind, and its characters with their looks. Space at the ends has none. */
const linesIn = ({ content = [] }: JSONContent): string[] =>
  content
    .flatMap(({ type, attrs, content: inside = [] }) => {
      const items = type?.endsWith("List") ? inside.map((item) => item.content?.[0]?.content ?? []) : [inside];
      return items.map((nodes) => {
        const shownText = nodes
          .flatMap(({ text = "", marks = [] }) => {
            const look = marks.map((mark) => mark.attrs?.href ?? mark.type).toSorted();
            return [...text].map((character) => (character.trim() === "" ? " " : `${character}${look.join()} `));
          })
          .join("")
          .trim();
        return shownText && `${type} ${attrs?.level ?? ""} ${shownText}`;
      });
    })
    .filter(Boolean);

test("whatever the editor shows is what the site reads, with every mark and list", () => {
  fc.assert(
    fc.property(documents, fc.constantFrom("\n", "||", "\n\n"), (document, separator) => {
      expect(linesIn(documentOf(markupOf(document, separator)))).toEqual(linesIn(document));
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ["Eén", "\n"],
  ["", "\n"],
  ["Eén||Twee\nDrie", "||"],
  ["Eén\n\nTwee", "\n\n"],
])("new lines of %j are separated by %j", (text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});
