import type { EditorItem } from "./editor-data.ts";
import type { JsonObject } from "./json.ts";
import { copyOf } from "./operations.ts";
import { withoutPageParts } from "./page-parts.ts";
import { readSingleItem } from "./read-document.ts";
import { isSection } from "./section-config.ts";
import { writeSingleItem } from "./write-document.ts";

/** What a template of a section stores. */
export const templateOf = (section: EditorItem): JsonObject => writeSingleItem(withoutPageParts(section));

/** A new section from a template, with ids of its own. Undefined if the template contains no section. */
export function sectionFrom(template: unknown): EditorItem | undefined {
  const item = readSingleItem(template);
  return item && isSection(item.type) ? copyOf(item) : undefined;
}
