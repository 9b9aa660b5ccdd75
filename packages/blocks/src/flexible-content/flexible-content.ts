import { FlexibleContent } from "@travel-design/ui";
import { defineBlock } from "#define-block";
import { container } from "./flexible-content.model.ts";

export const flexibleContent = defineBlock({
  ...container,
  runtime: { hydrate: "never" },
  view: FlexibleContent,
  props: ({ slots }) => ({ children: slots.content }),
});
