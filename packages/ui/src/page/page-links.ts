import { toArray, toObject } from "../settings/json.ts";
import { property, type Property } from "../settings/properties.ts";
import { trimmed } from "../settings/trimmed.ts";

/** A link in a header or a footer. */
export interface PageLink {
  label: string;
  /** An https, mailto or tel address, a path from the root of the site, or an anchor. Other addresses are shown as text. */
  address: string;
}

/** One link as a builder types it. An address may contain an equals sign, a label may not. */
function toPageLink(part: string): PageLink {
  const separator = part.indexOf("=");
  return separator < 0
    ? { label: part.trim(), address: "" }
    : { label: part.slice(0, separator).trim(), address: part.slice(separator + 1).trim() };
}

function toPageLinks(raw: unknown): readonly PageLink[] | undefined {
  const list = toArray(raw)
    ?.map(toObject)
    .map((link) => ({ label: trimmed(link?.label), address: trimmed(link?.address) }));
  const typed = typeof raw === "string" && !/^\s*[[{]/.test(raw) ? raw.split(";").map(toPageLink) : undefined;
  return (list ?? typed)?.filter(({ label }) => label !== "");
}

/** Links as text, as a list or as its JSON text. Items without a label are left out. */
/* @__NO_SIDE_EFFECTS__ */
export const pageLinks = (): Property<readonly PageLink[]> =>
  property<readonly PageLink[]>("string", [], toPageLinks, "links", {
    isTranslatable: true,
  });
