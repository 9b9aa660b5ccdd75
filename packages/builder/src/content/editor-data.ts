// The tree that the editor works on. Everything that a builder sets on a component is in one prop, `attributes`, beside its slots.
import type { JsonObject } from "./json.ts";

/** The prop that contains the components of one region. */
export type SlotKey = `slot_${string}`;

/** Props of an item. */
export interface ItemProps {
  id: string;
  attributes: JsonObject;
  [slot: SlotKey]: EditorItem[];
}

/** A component in the editor. */
export interface EditorItem {
  /** Name of the component, as files contain it: `c:tdHero`. */
  type: string;
  props: ItemProps;
}

/** A page in the editor. The outermost component of the page is the root. */
export interface EditorData {
  root: { props: ItemProps };
}

/** Id and type of the root. */
export const rootId = "root";

/** @example slotKeyOf("Content-Slot1") // "slot_Content-Slot1" */
export const slotKeyOf = (region: string): SlotKey => `slot_${encodeURIComponent(region)}`;

/** @example regionOf("slot_Content-Slot1") // "Content-Slot1" */
export const regionOf = (slot: SlotKey): string => decodeURIComponent(slot.slice("slot_".length));

export const isSlotKey = (key: string): key is SlotKey => key.startsWith("slot_");

const { compare } = new Intl.Collator("en", { numeric: true });

/** The slots that an item has, in the order of their names and numbers. */
export const slotKeysIn = (props: ItemProps): SlotKey[] => Object.keys(props).filter(isSlotKey).toSorted(compare);

/** The items of a slot. */
export const itemsIn = (props: ItemProps, slot: SlotKey): readonly EditorItem[] => props[slot] ?? [];

/** The root as an item, so that functions on trees need no second case. */
export const rootItem = (data: EditorData): EditorItem => ({
  type: rootId,
  props: { ...data.root.props, id: rootId },
});

/** An item and everything inside it, in the order of the page. */
export function* walkItems(item: EditorItem): Generator<EditorItem> {
  yield item;
  for (const slot of slotKeysIn(item.props)) for (const child of itemsIn(item.props, slot)) yield* walkItems(child);
}
