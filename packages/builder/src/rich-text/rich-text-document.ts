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

/** Pieces in which those of one link are one. It is bold if all of it is, because there is no markup for a part of a link. */
const withWholeLinks = (pieces: readonly Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((whole, piece) => {
    const last = whole.at(-1);
    if (piece.address === undefined || last?.address !== piece.address) return [...whole, piece];
    return [...whole.slice(0, -1), { ...last, text: last.text + piece.text, isBold: last.isBold && piece.isBold }];
  }, []);

const escapes: Readonly<Record<string, string>> = { "(": "%28", ")": "%29" };

/** The address of a link without the characters that end it. */
const addressMarkup = (address: string): string =>
  address.trim().replace(/[()\s]/g, (character) => escapes[character] ?? encodeURIComponent(character));

function linkMarkup({ text, address }: Piece): string {
  // The markup has no way to write these within a label.
  const label = text.replaceAll("[", "(").replaceAll("]", ")");
  const written = addressMarkup(address ?? "");
  return address === undefined || written === "" || label.trim() === "" ? text : `[${label}](${written})`;
}

/** Bold text, unless it contains asterisks that would end it early. */
const boldMarkup = (text: string): string => (/^[^*]+(?:\*[^*]+)*$/.test(text) ? `**${text}**` : text);

/** The markup of a line. */
function lineMarkup(line: JSONContent): string {
  const runs: Piece[][] = [];
  for (const piece of withWholeLinks(piecesOf(line))) {
    const run = runs.at(-1);
    if (run?.[0]?.isBold === piece.isBold) run.push(piece);
    else runs.push([piece]);
  }
  const text = runs
    .map((run) => {
      const markup = run.map(linkMarkup).join("");
      return run[0]?.isBold && markup.trim() !== "" ? boldMarkup(markup) : markup;
    })
    .join("");
  return text.trim();
}

const itemLines = ({ content = [] }: JSONContent): string[] =>
  content.map((item) => lineMarkup(item.content?.[0] ?? {}));

function linesOf(block: JSONContent): string[] {
  const prefixed = (prefix: string, line: string): string[] => (line === "" ? [] : [`${prefix}${line}`]);
  switch (block.type) {
    case "heading":
      return prefixed(block.attrs?.level === 2 ? "# " : "## ", lineMarkup(block));
    case "bulletList":
      return itemLines(block).flatMap((line) => prefixed("- ", line));
    case "orderedList":
      return itemLines(block).flatMap((line, index) => prefixed(`${Math.min(index + 1, 999)}. `, line));
    default:
      return prefixed("", lineMarkup(block));
  }
}

/** What separates the lines of a text: what separates its first two, so that a change of one line changes nothing else. */
export const separatorOf = (text: string): string =>
  /\s*(?:\|\||\r?\n)(?:\s*(?:\|\||\r?\n))*\s*/.exec(text.trim())?.[0] ?? "\n";

/** The markup of a document of the editor. It has no empty lines, which the site would not show. */
export const markupOf = ({ content = [] }: JSONContent, separator: string): string =>
  content.flatMap(linesOf).join(separator);
