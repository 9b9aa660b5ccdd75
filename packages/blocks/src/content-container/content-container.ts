import { ContentContainer } from "@travel-design/ui";
import { defineBlock } from "#define-block";
import { container } from "./content-container.model.ts";

export const contentContainer = defineBlock({
  ...container,
  runtime: { hydrate: "never" },
  view: ContentContainer,
  props: ({ slots }) => ({ children: slots.content }),
});
