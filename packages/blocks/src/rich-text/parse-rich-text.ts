import { splitLines } from "@travel-design/ui/internal";

/** Text, bold text, or a link. The address of a link is as the builder typed it: check it before use. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold"; content: readonly Inline[] }
  | { kind: "link"; label: string; address: string };

/** A block of a text, in the order of the text. */
export type TextBlock = TextLine | TextList;

/** A paragraph or a heading. */
export interface TextLine {
  kind: "paragraph" | "heading2" | "heading3";
  content: readonly Inline[];
}

/** A list, with bullets or with numbers. */
export interface TextList {
  kind: "list" | "numberedList";
  items: readonly (readonly Inline[])[];
}

/** A character of the markup that is text. A backslash before another one is a backslash. */
const escapePattern = /\\([\\*[\]|#.-])/g;

/** Escapes, bold texts and links. No part of this pattern can match in two ways, so hostile text costs linear time. */
const inlinePattern = /\\.|\*\*((?:\\.|[^*\\])+(?:\*(?:\\.|[^*\\])+)*)\*\*|\[((?:\\.|[^[\]\\])+)\]\(([^()\s]+)\)/g;

const unescape = (text: string): string => text.replace(escapePattern, "$1");

/**
 * Parses the markup within a line: `**bold**` and `[label](address)`. A link may be within bold text. Markup that is not
 * complete stays text, and so does a character after a backslash.
 */
export function parseInline(text: string): readonly Inline[] {
  const inlines: Inline[] = [];
  const addText = (from: number, to?: number): void => {
    const between = text.slice(from, to);
    if (between) inlines.push({ kind: "text", text: unescape(between) });
  };
  let end = 0;
  for (const match of text.matchAll(inlinePattern)) {
    const [whole, bold, label, address = ""] = match;
    const inline: Inline | "" | undefined = label
      ? { kind: "link", label: unescape(label), address }
      : bold && { kind: "bold", content: parseInline(bold) };
    if (!inline) continue;
    addText(end, match.index);
    inlines.push(inline);
    end = match.index + whole.length;
  }
  addText(end);
  return inlines;
}

const lineKinds = [
  ["heading3", /^##\s+(.+)/],
  ["heading2", /^#\s+(.+)/],
  ["list", /^-\s+(.+)/],
  ["numberedList", /^\d{1,3}\.\s+(.+)/],
] as const;

interface Line {
  kind: TextBlock["kind"];
  content: readonly Inline[];
}

function parseLine(line: string): Line {
  for (const [kind, pattern] of lineKinds) {
    const text = pattern.exec(line)?.[1];
    if (text !== undefined) return { kind, content: parseInline(text) };
  }
  return { kind: "paragraph", content: parseInline(line) };
}

/**
 * Parses the markup of a text that a site builder typed. Lines are separated by a line break or `||`. Each line is a
 * paragraph, unless it starts with `# ` (heading), `## ` (smaller heading), `- ` (list item) or `1. ` (numbered item). A backslash
 * makes text of a character of the markup.
 *
 * @example parseRichText("# Uw rechten||Schrijf naar [ons](mailto:reizen@example.com).").length; // 2
 */
export function parseRichText(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let items: (readonly Inline[])[] = [];
  for (const { kind, content } of splitLines(text).map(parseLine)) {
    if (kind !== "list" && kind !== "numberedList") {
      blocks.push({ kind, content });
    } else if (blocks.at(-1)?.kind === kind) {
      items.push(content);
    } else {
      items = [content];
      blocks.push({ kind, items });
    }
  }
  return blocks;
}
