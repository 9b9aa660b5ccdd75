import { ContentContainer } from "@travel-design/ui";
import { defineBlock } from "../define/block.ts";
import { contentContainerContainer } from "./content-container.model.ts";

export const contentContainer = defineBlock({
  ...contentContainerContainer,
  runtime: { hydrate: "never" },
  view: ContentContainer,
  props: ({ slots }) => ({ children: slots.content }),
});
