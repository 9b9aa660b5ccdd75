import { maxSlots, slotName } from "@travel-design/ui/models";

/** The drop zones `Content-Slot1` to `Content-Slot24`. */
export const contentSlotNames: readonly string[] = Array.from({ length: maxSlots }, (_, index) => slotName(index + 1));

/** The same with what belongs in each. */
export const contentSlots = contentSlotNames.map((name, index) => ({ name, description: `Item ${index + 1}.` }));
