import { QuotationContainer } from "@travel-design/quotation";
import { defineBlock } from "#define-block";
import { container } from "./quotation-container.model.ts";

export const quotationContainer = defineBlock({
  ...container,
  view: QuotationContainer,
  props: ({ slots }) => ({ children: slots.content }),
});
