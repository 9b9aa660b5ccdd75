import { toObjects } from "../content/to-list.ts";

/** A link in a header or a footer. */
export interface PageLink {
  label: string;
  /** An https, mailto or tel address, a path from the root of the site, or an anchor. Other addresses are shown as text. */
  address: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/**
 * Reads a list of links, or its JSON text. Items without a label are left out.
 *
 * @example toPageLinks('[{"label":"Offerte","address":"/#offerte"}]').length; // 1
 */
export function toPageLinks(value: unknown): readonly PageLink[] {
  return toObjects(value)
    .map(({ label, address }) => ({ label: text(label), address: text(address) }))
    .filter(({ label }) => label !== "");
}
