import { integer } from "../../settings/number-properties.ts";
import { boolean, oneOf, paragraph, string } from "../../settings/properties.ts";

/** The number of slots that the block offers. */
export const maxSlots = 24;

/** Forms of the slots. A grid becomes a slider on narrow pages. */
export const contentGrids = ["grid", "slider"] as const;
export type ContentGrid = (typeof contentGrids)[number];

/** Settings of a slots block. */
export const slotsProperties = {
  title: string(),
  subtitle: paragraph(),
  slotAmount: integer({ default: 4, min: 0, max: maxSlots }),
  contentGrid: oneOf(contentGrids, "grid"),
  colorWhite: boolean(),
};

type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** A name of a slot: `Content-Slot1` to `Content-Slot24`. */
export type SlotName = `Content-Slot${Digit | 10 | `1${Digit}` | 20 | 21 | 22 | 23 | 24}`;

/**
 * The name of a slot.
 *
 * @param position of the slot, from 1
 * @example slotName(24); // "Content-Slot24"
 */
export function slotName(position: number): string {
  return `Content-Slot${position}`;
}
