import { SlotsBlock } from "@travel-design/ui";
import { defineBlock } from "../define/block.ts";
import { container } from "./slots-block.model.ts";

export const slotsBlock = defineBlock({
  ...container,
  view: SlotsBlock,
  props: ({ slots }) => ({ slots }),
});
