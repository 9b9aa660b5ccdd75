import { QuotationContainer } from "@travel-design/quotation";
import { defineBlock } from "../define/block.ts";
import { quotationContainerContainer } from "./quotation-container.model.ts";

export const quotationContainer = defineBlock({
  ...quotationContainerContainer,
  view: QuotationContainer,
  props: ({ slots }) => ({ children: slots.content }),
});
