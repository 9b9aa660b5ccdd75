import { toArray, toObject } from "../settings/json.ts";
import { property, type Property } from "../settings/properties.ts";

/** A link in a header or a footer. */
export interface PageLink {
  label: string;
  /** An https, mailto or tel address, a path from the root of the site, or an anchor. Other addresses are shown as text. */
  address: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

function toPageLinks(raw: unknown): readonly PageLink[] | undefined {
  return toArray(raw)
    ?.map(toObject)
    .map((link) => ({ label: text(link?.label), address: text(link?.address) }))
    .filter(({ label }) => label !== "");
}

/** A list of links, or its JSON text. Items without a label are left out. */
export const pageLinks = (): Property<readonly PageLink[]> =>
  property<readonly PageLink[]>("string", [], toPageLinks, 'a list such as [{"label":"Contact","address":"/contact"}]');
