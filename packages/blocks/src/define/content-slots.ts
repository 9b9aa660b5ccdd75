import { maxSlots, slotName } from "@travel-design/ui/models";

/** The drop zones `Content-Slot1` to `Content-Slot24`. */
export const contentSlots: readonly string[] = Array.from({ length: maxSlots }, (_, index) => slotName(index + 1));
