import type { LayoutView } from "../../settings/layout-view.ts";
import { boolean, integer, oneOf, string, type SettingsOf } from "../../settings/properties.ts";

/** The number of slots that the block offers. */
export const maxSlots = 24;

/** Forms of the slots. A grid becomes a slider on narrow pages. */
export const contentGrids = ["grid", "slider"] as const;
export type ContentGrid = (typeof contentGrids)[number];

/** Settings of a slots block. */
export const slotsProperties = {
  title: string(),
  subtitle: string(),
  slotAmount: integer({ default: 4, min: 0, max: maxSlots }),
  contentGrid: oneOf(contentGrids, "grid"),
  colorWhite: boolean(),
};

/** How a slots block is rendered. */
export interface SlotsView extends LayoutView {
  /** Plain text; an empty title or subtitle renders nothing. */
  title: string;
  subtitle: string;
  /** The slots in use, in order: `Content-Slot1` and on. */
  slotNames: readonly string[];
  /** White arrows and dots. */
  colorWhite: boolean;
  contentGrid: ContentGrid;
}

/**
 * The name of a slot.
 *
 * @param position of the slot, from 1
 * @example slotName(24); // "Content-Slot24"
 */
export function slotName(position: number): string {
  return `Content-Slot${position}`;
}

/** How a slots block is rendered. */
export function slotsModel({ slotAmount, ...settings }: SettingsOf<typeof slotsProperties>): SlotsView {
  const slotNames = Array.from({ length: slotAmount }, (_, index) => slotName(index + 1));
  return { className: "td-slots", style: {}, data: {}, ...settings, slotNames };
}
