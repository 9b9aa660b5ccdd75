import { Grid } from "@travel-design/ui";
import { defineBlock } from "#define-block";
import { contentSlots } from "../define/slots.ts";
import { container } from "./grid.model.ts";

export const grid = defineBlock({
  ...container,
  runtime: { hydrate: ({ showPagination }) => showPagination },
  view: Grid,
  props: ({ slots }) => ({
    // Content of drop zones is not loaded on the visitor's request, so only the button moves focus.
    pagination: "replace",
    items: contentSlots.flatMap((id) => (slots[id] ? [{ id, content: slots[id] }] : [])),
  }),
});
