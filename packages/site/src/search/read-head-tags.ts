import { structuredData, type HeadTag } from "../html/head-tag.ts";

const elements = /<(meta|link)\b([^<>]*)>|<script\b([^<>]*)>([\s\S]*?)<\/script\s*>/gi;
const attributes = /([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
const decode = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot)|#(\d{1,6}));/g, (_, name: string | undefined, code: string) =>
    name ? (entities[name] ?? "") : String.fromCodePoint(Number(code)),
  );

/** What an element may contain: no script, and nothing that replaces an HTTP header. */
const isAllowed = (name: string): boolean => !name.startsWith("on") && name !== "http-equiv";

function readAttributes(source: string): Record<string, string> {
  const pairs = [...source.matchAll(attributes)].map(([, name = "", double, single, bare]): [string, string] => [
    name.toLowerCase(),
    decode(double ?? single ?? bare ?? ""),
  ]);
  return Object.fromEntries(pairs.filter(([name]) => isAllowed(name)));
}

function readData(text: string): HeadTag[] {
  try {
    return [structuredData(JSON.parse(text))];
  } catch {
    return []; // Search engines read no broken data either.
  }
}

/** Reads every `meta`, `link` and piece of structured data in markup that a site builder wrote for the head of a page. */
function parseHeadTags(markup: string): HeadTag[] {
  return [...markup.matchAll(elements)].flatMap(([, name, source = "", scriptSource, text = ""]): HeadTag[] => {
    if (scriptSource !== undefined) {
      return readAttributes(scriptSource).type === "application/ld+json" ? readData(text) : [];
    }
    const tag: HeadTag = { name: name?.toLowerCase() === "link" ? "link" : "meta", attributes: readAttributes(source) };
    return Object.keys(tag.attributes).length === 0 ? [] : [tag];
  });
}

/**
 * Reads markup that a site builder wrote for the head of a page. Only `meta`, `link` and structured data get through, each
 * written again; the page's own canonical address, robots and description are set elsewhere, and once.
 *
 * @example readHeadTags('<meta name="a" content="b"><script>alert(1)</script>')
 * // [{ name: "meta", attributes: { name: "a", content: "b" } }]
 */
export const readHeadTags = (markup: string): HeadTag[] => parseHeadTags(markup).filter((tag) => !isOwn(tag));

/** Whether markup for the head of a page asks search engines to leave the page out. */
export const hidesFromSearch = (markup: string): boolean =>
  parseHeadTags(markup).some(
    ({ attributes: { name = "", content = "" } }) => name.toLowerCase() === "robots" && /\bnoindex/i.test(content),
  );

const isOwn = ({ name, attributes: { rel, name: subject } }: HeadTag): boolean =>
  name === "link" ? rel?.toLowerCase() === "canonical" : /^(?:robots|description)$/i.test(subject ?? "");
