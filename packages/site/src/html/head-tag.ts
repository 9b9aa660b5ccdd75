/** An element of a page's head. */
export interface HeadTag {
  name: "meta" | "link" | "script";
  attributes: Readonly<Record<string, string>>;
  /** Content of the script: data, never code. */
  text?: string;
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as HTML, safe in an element and in an attribute. @example escapeHtml('"<') // "&quot;&lt;" */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Data as JSON that cannot end its script element. */
const inertJson = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Structured data for search engines, as an element. */
export const structuredData = (data: unknown): HeadTag => ({
  name: "script",
  attributes: { type: "application/ld+json" },
  text: inertJson(data),
});

/** An element of the head as HTML. @example headTagHtml({ name: "meta", attributes: { name: "a", content: "b" } }) */
export function headTagHtml({ name, attributes, text }: HeadTag): string {
  const list = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  return `<${name}${list.join("")}>${text === undefined ? "" : `${text}</${name}>`}`;
}
