import { parseRichText, type Inline, type TextBlock } from "@travel-design/blocks/internal";
import type { JSONContent } from "@tiptap/core";

const bold = { type: "bold" };

/** Text as nodes of the editor. */
const nodesOf = (inlines: readonly Inline[], marks: readonly object[] = []): JSONContent[] =>
  inlines.flatMap((inline): JSONContent[] => {
    if (inline.kind === "bold") return nodesOf(inline.content, [...marks, bold]);
    const own = inline.kind === "link" ? [{ type: "link", attrs: { href: inline.address } }] : [];
    const text = inline.kind === "link" ? inline.label : inline.text;
    return [{ type: "text", text, marks: [...marks, ...own] } as JSONContent];
  });

const paragraphOf = (content: readonly Inline[]): JSONContent => ({ type: "paragraph", content: nodesOf(content) });

function blockOf(block: TextBlock): JSONContent {
  switch (block.kind) {
    case "paragraph":
      return paragraphOf(block.content);
    case "heading2":
    case "heading3":
      return {
        type: "heading",
        attrs: { level: block.kind === "heading2" ? 2 : 3 },
        content: nodesOf(block.content),
      };
    case "list":
    case "numberedList":
      return {
        type: block.kind === "list" ? "bulletList" : "orderedList",
        content: block.items.map((item) => ({ type: "listItem", content: [paragraphOf(item)] })),
      };
  }
}

/** The document of the editor for a text with its markup. */
export function documentOf(text: string): JSONContent {
  const blocks = parseRichText(text).map(blockOf);
  return { type: "doc", content: blocks.length === 0 ? [{ type: "paragraph" }] : blocks };
}

/** A piece of a line with one look. */
interface Piece {
  text: string;
  isBold: boolean;
  address: string | undefined;
}

const piecesOf = ({ content = [] }: JSONContent): Piece[] =>
  content.map(({ text = "", marks = [] }) => ({
    text,
    isBold: marks.some(({ type }) => type === "bold"),
    address: marks.find(({ type }) => type === "link")?.attrs?.href,
  }));

const escapes: Readonly<Record<string, string>> = { "(": "%28", ")": "%29" };

/** The address of a link without the characters that end it. */
const addressMarkup = (address: string): string =>
  address.trim().replace(/[()\s]/g, (character) => escapes[character] ?? encodeURIComponent(character));

function linkMarkup({ text, address = "" }: Piece, written: string): string {
  const target = addressMarkup(address);
  return target === "" || text.trim() === "" ? written : `[${written}](${target})`;
}

/** The markup of pieces. Bold text of nothing but spaces is no bold text. */
function piecesMarkup(pieces: readonly Piece[], write: (text: string) => string): string {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    if (run?.[0]?.isBold === piece.isBold) run.push(piece);
    else runs.push([piece]);
  }
  return runs
    .map((run) => {
      const markup = run.map((piece) => linkMarkup(piece, write(piece.text))).join("");
      return run[0]?.isBold && markup.trim() !== "" ? `**${markup}**` : markup;
    })
    .join("");
}

/** Text in which nothing is markup. */
const escapeText = (text: string): string => text.replace(/[\\*[\]|]/g, String.raw`\$&`);

/** A line that is a paragraph, whatever it begins with. */
const escapeStart = (line: string): string => line.replace(/^[#-]|(?<=^\d{1,3})\./, String.raw`\$&`);

/** What a reader sees of pieces: their characters, each with its look. */
const lookOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, isBold, address = "" }) =>
      text.replace(/\s+|\S/gu, (part) => (part.trim() === "" ? " " : `${part} ${isBold} ${addressMarkup(address)}\n`)),
    )
    .join("")
    .trim();

/** Whether the site reads a line as one block of a kind with these pieces. A bar at an end could be taken for a part of a separator. */
function isReadAs(line: string, kind: TextBlock["kind"], pieces: readonly Piece[]): boolean {
  if (line.startsWith("|") || line.endsWith("|")) return false;
  const [block, ...others] = parseRichText(line);
  if (block?.kind !== kind || others.length > 0) return false;
  const content = "items" in block ? block.items.flat() : block.content;
  return lookOf(piecesOf({ content: nodesOf(content) })) === lookOf(pieces);
}

/** The lines of a block; none if it has no text. They have escapes only if they would be read as something else. */
function lineOf(line: JSONContent, kind: TextBlock["kind"], prefix = ""): string[] {
  const pieces = piecesOf(line).map((piece) => ({ ...piece, text: piece.text.replace(/\s*[\r\n]\s*/g, " ") }));
  const plain = prefix + piecesMarkup(pieces, (text) => text).trim();
  if (plain === prefix) return [];
  if (isReadAs(plain, kind, pieces)) return [plain];
  // A bar at the end needs room before the bars of a separator.
  const escaped = piecesMarkup(pieces, escapeText).trim().replace(/\|$/, "| ");
  return [prefix + (prefix === "" ? escapeStart(escaped) : escaped)];
}

const itemsOf = ({ content = [] }: JSONContent): JSONContent[] => content.map((item) => item.content?.[0] ?? {});

function linesOf(block: JSONContent): string[] {
  switch (block.type) {
    case "heading":
      return block.attrs?.level === 2 ? lineOf(block, "heading2", "# ") : lineOf(block, "heading3", "## ");
    case "bulletList":
      return itemsOf(block).flatMap((item) => lineOf(item, "list", "- "));
    case "orderedList":
      return itemsOf(block).flatMap((item, index) => lineOf(item, "numberedList", `${Math.min(index + 1, 999)}. `));
    default:
      return lineOf(block, "paragraph");
  }
}

/** What separates the lines of a text: what separates its first two, so that a change of one line changes nothing else. */
export const separatorOf = (text: string): string =>
  /\s*(?:\|\||\r?\n)(?:\s*(?:\|\||\r?\n))*\s*/.exec(text.trim())?.[0] ?? "\n";

/** The markup of a document of the editor. It has no empty lines, which the site would not show. */
export const markupOf = ({ content = [] }: JSONContent, separator: string): string =>
  content.flatMap(linesOf).join(separator);
