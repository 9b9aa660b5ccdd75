import { messages } from "../../messages/index.ts";
import { idPrefixes } from "../../contract/content-ids.ts";
import { BuilderError } from "../errors.ts";

/** A content file that the builder can open. */
export interface ContentFile {
  type: "view" | "themeLayout" | "brandingSet";
  /** Name of its folder. */
  name: string;
}

/**
 * The id of a theme layout in addresses and drafts. The id of a page is the name of its view.
 *
 * @example layoutId("scopedHeaderAndFooter") // "themeLayout-scopedHeaderAndFooter"
 */
export const layoutId = (name: string): string => idPrefixes.themeLayout + name;

/**
 * The file of an id. Names contain no hyphen, so a page never has the id of a layout.
 *
 * @throws BuilderError for anything but an id
 */
export function contentOf(id: string): ContentFile {
  const [, prefix, name] = /^(?:(themeLayout|brandingSet)-)?(\w{1,100})$/.exec(id) ?? [];
  if (!name) throw new BuilderError(404, messages.noPage);
  return { type: prefix === "themeLayout" || prefix === "brandingSet" ? prefix : "view", name };
}

/** The file of an id that the page editor opens. @throws BuilderError for anything else, such as the brand */
export function fileOf(id: string): ContentFile {
  const file = contentOf(id);
  if (file.type === "brandingSet") throw new BuilderError(404, messages.noPage);
  return file;
}

/** The id of the brand. It has a page of its own in the builder. */
export const brandId = (name: string): string => idPrefixes.brandingSet + name;

/** The id of a content file by its path; undefined for one that the builder cannot open. */
export function idOf(path: string): string | undefined {
  const [, type, name] = /\/sfdc_cms__(view|themeLayout|brandingSet)\/(\w+)\/content\.json$/.exec(path) ?? [];
  return name === undefined ? undefined : type === "view" ? name : `${type}-${name}`;
}

/** Whether a text is a content file of a type. */
export function isContentText(text: string, type: string): boolean {
  try {
    return Object(JSON.parse(text)).type === `sfdc_cms__${type}`;
  } catch {
    return false;
  }
}
