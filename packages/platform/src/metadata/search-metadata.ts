import type { FieldMap } from "../endpoints/content.ts";

/** Metadata of a page for search engines. Each part may contain placeholders such as `{!Trip__c.Name}`. */
export interface SearchMetadata {
  readonly title?: string;
  readonly description?: string;
  readonly headTags?: string;
}

/** Reads the values of some fields of the page's record. */
export type ReadFields = (fields: readonly string[]) => Promise<FieldMap>;

const placeholder = /\{!\w+\.([\w.]+)\}/g;
const parts = ["title", "description", "headTags"] as const;

function fieldsIn(metadata: SearchMetadata): string[] {
  const names = parts.flatMap((part) => [...(metadata[part] ?? "").matchAll(placeholder)].map(([, name = ""]) => name));
  return [...new Set(names)];
}

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

type Write = (value: string) => string;

const asIs: Write = (value) => value;

/** Escapes for HTML, also inside an attribute without quotes. */
const inMarkup: Write = (value) => value.replace(/[&<>"'\s]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Escapes for a JSON string in a script, which the value cannot close. */
const inScript: Write = (value) => JSON.stringify(value).slice(1, -1).replaceAll("<", "\\u003c");

/** Splits markup so that every third piece is the content of a script. */
const scripts = /(<script\b[^<>]*>)([\s\S]*?<\/script)/i;

/**
 * Replaces the placeholders in the search metadata of a page with values of the page's record. Without placeholders nothing
 * is read. A missing value becomes empty text. Users can edit records, so values in `headTags` are escaped, as HTML or inside a
 * JSON string. Title and description are plain text.
 *
 * @param readFields usually `(fields) => platform.getSeoProperties.read({ communityId, recordId, fields })`
 * @example await fillSearchMetadata({ title: "{!Trip__c.Name}" }, readFields) // { title: "Peru" }
 */
export async function fillSearchMetadata(metadata: SearchMetadata, readFields: ReadFields): Promise<SearchMetadata> {
  const fields = fieldsIn(metadata);
  if (fields.length === 0) return metadata;
  const values = await readFields(fields);
  const fill = (text: string, write = asIs): string =>
    text.replace(placeholder, (_all, name: string) => write(asText(values[name])));
  const fillMarkup = (markup: string): string => {
    const pieces = markup.split(scripts);
    return pieces.map((piece, at) => fill(piece, at % 3 === 2 ? inScript : inMarkup)).join("");
  };
  const { title, description, headTags } = metadata;
  return {
    ...(title !== undefined && { title: fill(title) }),
    ...(description !== undefined && { description: fill(description) }),
    ...(headTags !== undefined && { headTags: fillMarkup(headTags) }),
  };
}
