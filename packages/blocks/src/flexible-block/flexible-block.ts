import { FlexibleBlock } from "@travel-design/ui";
import { defineBlock } from "../define/block.ts";
import { flexibleBlockContainer } from "./flexible-block.model.ts";

export const flexibleBlock = defineBlock({
  ...flexibleBlockContainer,
  runtime: { hydrate: "never" },
  view: FlexibleBlock,
  props: ({ slots }) => ({ children: slots.content }),
});
