import { itemsIn, rootId, slotsIn, type EditorItem } from "../content/editor-data.ts";
import type { NestingRules } from "../content/rules.ts";
import { isSection, readColumns, sectionType } from "../content/section-config.ts";
import { catalog } from "./catalog.ts";
import { footerSlot, headerSlot, inPageOrder } from "./theme-layout.ts";

/** The slot of a page that contains its sections. */
export const pageSlot = "content";

/** Components of the page that builders edit as settings of the page, not in the canvas. */
export const hiddenSlot = "sfdcHiddenRegion";

/** Slots of a page and of a theme layout that accept sections. */
const slotsOfSections = new Set([pageSlot, headerSlot, footerSlot]);

/** Filled slots and the first empty one, so that a builder always has one to fill. */
function filledAndNext(item: EditorItem, slots: readonly string[]): readonly string[] {
  const free = slots.find((slot) => itemsIn(item, slot).length === 0);
  return slots.filter((slot) => slot === free || itemsIn(item, slot).length > 0);
}

/** Slots of a section: one per column; if its setting cannot be read, those that it has. */
const sectionSlots = (item: EditorItem): readonly string[] =>
  readColumns(item.attributes)?.map(({ columnKey }) => columnKey) ?? slotsIn(item);

function visibleSlots(item: EditorItem): readonly string[] {
  const { type } = item;
  if (type === rootId) return inPageOrder(slotsIn(item).filter((slot) => slot !== hiddenSlot));
  if (isSection(type)) return sectionSlots(item);
  const entry = catalog.get(type);
  if (!entry) return slotsIn(item);
  const { component, slots } = entry;
  if (component.shownSlots) return component.shownSlots(component.parse(item.attributes));
  return slots.length > 1 ? filledAndNext(item, slots) : slots;
}

/** Whether a slot accepts a type: pages and theme layouts accept sections only, and known components fit anywhere else. */
const accepts: NestingRules["accepts"] = (parent, slot, type) =>
  parent.type === rootId ? slotsOfSections.has(slot) && isSection(type) : catalog.has(parent.type);

/** A new component with the catalog's attributes. */
export function newItem(type: string): EditorItem {
  const { defaults = {}, slots = [] } = catalog.get(type) ?? {};
  const [slot] = isSection(type) ? [] : slots;
  return { id: `${type}-${crypto.randomUUID()}`, type, attributes: defaults, slots: slot ? { [slot]: [] } : {} };
}

/** What may be inside what. */
export const nesting: NestingRules = { slotsOf: visibleSlots, accepts, newSection: () => newItem(sectionType) };
