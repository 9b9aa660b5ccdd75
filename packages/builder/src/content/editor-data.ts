// The tree that the editor works on.
import type { JsonObject } from "./json.ts";

/** A component in the editor. */
export interface EditorItem {
  id: string;
  /** Name of the component, as files contain it: `c:tdHero`. */
  type: string;
  /** Everything that a builder sets on it. */
  attributes: JsonObject;
  /** What is in its regions, by their names. */
  slots: Readonly<Record<string, readonly EditorItem[]>>;
}

/** A page in the editor. The outermost component of the page is the root. */
export interface EditorData {
  root: EditorItem;
}

/** Id and type of the root. */
export const rootId = "root";

const { compare } = new Intl.Collator("en", { numeric: true });

/** The slots that an item has, in the order of their names and numbers. */
export const slotsIn = ({ slots }: EditorItem): string[] => Object.keys(slots).toSorted(compare);

/** The items of a slot. */
export const itemsIn = ({ slots }: EditorItem, slot: string): readonly EditorItem[] =>
  (Object.hasOwn(slots, slot) ? slots[slot] : undefined) ?? [];

/** An item with other items in one slot. */
export const withItems = (item: EditorItem, slot: string, items: readonly EditorItem[]): EditorItem => ({
  ...item,
  slots: { ...item.slots, [slot]: items },
});

/** An item with other items in each slot that it has. */
export const mapItems = (
  item: EditorItem,
  change: (items: readonly EditorItem[]) => readonly EditorItem[],
): EditorItem => ({
  ...item,
  slots: Object.fromEntries(slotsIn(item).map((slot) => [slot, change(itemsIn(item, slot))])),
});

/** An item and everything inside it, in the order of the page. */
export function* walkItems(item: EditorItem): Generator<EditorItem> {
  yield item;
  for (const slot of slotsIn(item)) for (const child of itemsIn(item, slot)) yield* walkItems(child);
}
