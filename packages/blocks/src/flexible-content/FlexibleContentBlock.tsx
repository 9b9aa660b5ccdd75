import { FlexibleContent } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

function FlexibleContentView({ settings, slots }: BlockViewProps<typeof properties>): ReactNode {
  return <FlexibleContent {...settings}>{slots.default}</FlexibleContent>;
}

/** The block `flexibleContent`. */
export const FlexibleContentBlock = defineBlock("flexibleContent", properties, FlexibleContentView);
