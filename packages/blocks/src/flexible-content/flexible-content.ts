import { FlexibleContent } from "@travel-design/ui";
import { defineBlock } from "../define/block.ts";
import { flexibleContentContainer } from "./flexible-content.model.ts";

export const flexibleContent = defineBlock({
  ...flexibleContentContainer,
  runtime: { hydrate: "never" },
  view: FlexibleContent,
  props: ({ slots }) => ({ children: slots.content }),
});
