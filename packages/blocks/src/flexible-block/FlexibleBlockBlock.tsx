import { FlexibleBlock } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

function FlexibleBlockView({ settings, slots }: BlockViewProps<typeof properties>): ReactNode {
  return <FlexibleBlock {...settings}>{slots.default}</FlexibleBlock>;
}

/** The block `flexibleBlock`. */
export const FlexibleBlockBlock = defineBlock("flexibleBlock", properties, FlexibleBlockView);
