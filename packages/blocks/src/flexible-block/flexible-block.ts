import { FlexibleBlock } from "@travel-design/ui";
import { defineBlock } from "#define-block";
import { container } from "./flexible-block.model.ts";

export const flexibleBlock = defineBlock({
  ...container,
  runtime: { hydrate: "never" },
  view: FlexibleBlock,
  props: ({ slots }) => ({ children: slots.content }),
});
