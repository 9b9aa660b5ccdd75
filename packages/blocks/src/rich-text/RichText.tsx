import { classNames, Link, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { parseRichText, type Inline, type TextLine, type TextList } from "./parse-rich-text.ts";
import { richTextProperties } from "./rich-text-properties.ts";

/** Props of {@link RichText}; other props go to the `<div>`. */
export interface RichTextProps extends Omit<ComponentProps<"div">, "children"> {
  /**
   * The text with its markup. Lines are separated by a line break or `||`; each line is a paragraph, unless it starts with
   * `# ` (heading), `## ` (smaller heading), `- ` (list item) or `1. ` (numbered item). Within a line: `**bold**` and
   * `[label](address)`. A backslash before `# - . * [ ] |` or a backslash makes it text.
   */
  text?: string | undefined;
  /** Side of the text. */
  align?: "left" | "center" | undefined;
  /** Makes the first paragraph larger, as an introduction. */
  lead?: boolean | undefined;
}

const lineLooks = {
  paragraph: ["p", "td-rich-text__paragraph"],
  heading2: ["h2", "td-rich-text__heading"],
  heading3: ["h3", "td-rich-text__subheading"],
} as const;

function renderInline(inline: Inline, index: number): ReactNode {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "bold":
      return (
        <strong key={index} className="td-rich-text__bold">
          {inline.content.map(renderInline)}
        </strong>
      );
    case "link":
      return (
        <Link key={index} address={inline.address}>
          {inline.label}
        </Link>
      );
  }
}

function renderList({ kind, items }: TextList, key: number): ReactNode {
  const List = kind === "list" ? "ul" : "ol";
  return (
    <List key={key} className="td-rich-text__list" data-numbered={kind === "list" ? undefined : ""}>
      {items.map((item, index) => (
        <li key={index} className="td-rich-text__item">
          {item.map(renderInline)}
        </li>
      ))}
    </List>
  );
}

function renderLine({ kind, content }: TextLine, key: number): ReactNode {
  const [Tag, className] = lineLooks[kind];
  return (
    <Tag key={key} className={className}>
      {content.map(renderInline)}
    </Tag>
  );
}

/** A text with headings, lists and links. Renders a `<div>`, or nothing without any text. */
export function RichText(props: RichTextProps): ReactNode {
  const [{ text, align, lead }, { className, ...native }] = useSettings("RichText", richTextProperties, props);
  const blocks = parseRichText(text);
  if (blocks.length === 0) return null;
  return (
    <div
      {...native}
      className={classNames("td-block td-rich-text", className)}
      data-align={align}
      data-lead={lead ? "" : undefined}
    >
      {blocks.map((block, index) => ("items" in block ? renderList(block, index) : renderLine(block, index)))}
    </div>
  );
}
