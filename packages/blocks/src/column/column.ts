import { Column } from "@travel-design/ui";
import { defineBlock } from "#define-block";
import { container } from "./column.model.ts";

export const column = defineBlock({
  ...container,
  runtime: { hydrate: "never", hasNoHostBox: true },
  view: Column,
  props: ({ slots }) => ({ children: slots.content }),
});
