import type { EditorItem } from "./editor-data.ts";

/** What the catalog says about nesting. */
export interface NestingRules {
  /** The slots of an item that builders can use, in the order of the page. */
  slotsOf(item: EditorItem): readonly string[];
  /** Whether a slot accepts a type. */
  accepts(parent: EditorItem, slot: string, type: string): boolean;
  /** An empty section, to put a component in that cannot be in the page itself. */
  newSection(): EditorItem;
}
