import { Column } from "@travel-design/ui";
import { defineBlock } from "../define/block.ts";
import { columnContainer } from "./column.model.ts";

export const column = defineBlock({
  ...columnContainer,
  runtime: { hydrate: "never", hasNoHostBox: true },
  view: Column,
  props: ({ slots }) => ({ children: slots.content }),
});
