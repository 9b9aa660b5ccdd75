import { SlotsBlock } from "@travel-design/ui";
import { defineBlock } from "../define/block.ts";
import { slotsBlockContainer } from "./slots-block.model.ts";

export const slotsBlock = defineBlock({
  ...slotsBlockContainer,
  view: SlotsBlock,
  props: ({ slots }) => ({ slots }),
});
