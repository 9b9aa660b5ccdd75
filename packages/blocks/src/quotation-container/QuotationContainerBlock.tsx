import { QuotationContainer } from "@travel-design/quotation";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

function QuotationContainerView({ settings, slots }: BlockViewProps<typeof properties>): ReactNode {
  return <QuotationContainer {...settings}>{slots.default}</QuotationContainer>;
}

/** The block `quotationContainer`. */
export const QuotationContainerBlock = defineBlock("quotationContainer", properties, QuotationContainerView);
