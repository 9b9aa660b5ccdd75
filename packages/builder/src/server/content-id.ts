import { messages } from "../messages.ts";
import { BuilderError } from "./errors.ts";

/** A content file that the editor can open. */
export interface EditableFile {
  type: "view" | "themeLayout";
  /** Name of its folder. */
  name: string;
}

const layoutPrefix = "themeLayout-";

/**
 * The id of a theme layout in addresses and drafts. The id of a page is the name of its view.
 *
 * @example layoutId("scopedHeaderAndFooter") // "themeLayout-scopedHeaderAndFooter"
 */
export const layoutId = (name: string): string => layoutPrefix + name;

/**
 * The file of an id. Names contain no hyphen, so a page never has the id of a layout.
 *
 * @throws BuilderError for anything but an id
 */
export function fileOf(id: string): EditableFile {
  const [, prefix, name] = /^(themeLayout-)?(\w{1,100})$/.exec(id) ?? [];
  if (!name) throw new BuilderError(404, messages.noPage);
  return { type: prefix ? "themeLayout" : "view", name };
}

/** Whether a text is a content file of a type. */
export function isContentText(text: string, type: string): boolean {
  try {
    return Object(JSON.parse(text)).type === `sfdc_cms__${type}`;
  } catch {
    return false;
  }
}
