import { SlotsBlock } from "@travel-design/ui";
import { defineBlock } from "#define-block";
import { contentSlots } from "../define/slots.ts";
import { container } from "./slots-block.model.ts";

export const slotsBlock = defineBlock({
  ...container,
  shownSlots: ({ slotAmount }) => contentSlots.slice(0, slotAmount),
  view: SlotsBlock,
  props: ({ slots }) => ({ slots }),
});
