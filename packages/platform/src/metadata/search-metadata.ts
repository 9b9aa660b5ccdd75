import type { FieldMap } from "../endpoints/content/types.ts";

/** What a search engine reads of a page; any of the three may hold placeholders such as `{!Trip__c.Name}`. */
export interface SearchMetadata {
  readonly title?: string;
  readonly description?: string;
  readonly headTags?: string;
}

/** Reads the values of some fields of the page's record. */
export type ReadFields = (fields: readonly string[]) => Promise<FieldMap>;

const placeholder = /\{!\w+\.([\w.]+)\}/g;
const parts = ["title", "description", "headTags"] as const;

/** The fields that the placeholders of a page name, each once. */
function fieldsIn(metadata: SearchMetadata): string[] {
  const names = parts.flatMap((part) => [...(metadata[part] ?? "").matchAll(placeholder)].map(([, name = ""]) => name));
  return [...new Set(names)];
}

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/**
 * Fills a record's values in where a page's search metadata names them. Without placeholders nothing is read; a value
 * that is not there becomes an empty text.
 *
 * @param readFields most often `(fields) => platform.getSeoProperties.read({ communityId, recordId, fields })`
 * @example await fillSearchMetadata({ title: "{!Trip__c.Name}" }, readFields) // { title: "Peru" }
 */
export async function fillSearchMetadata(metadata: SearchMetadata, readFields: ReadFields): Promise<SearchMetadata> {
  const fields = fieldsIn(metadata);
  if (fields.length === 0) return metadata;
  const values = await readFields(fields);
  const fill = (text: string): string => text.replace(placeholder, (_all, name: string) => asText(values[name]));
  const filled = parts.map((part) => [part, metadata[part]] as const);
  return Object.fromEntries(filled.flatMap(([part, text]) => (text === undefined ? [] : [[part, fill(text)]])));
}
