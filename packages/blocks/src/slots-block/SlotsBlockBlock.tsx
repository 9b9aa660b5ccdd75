import { SlotsBlock } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

function SlotsBlockView({ settings, slots }: BlockViewProps<typeof properties>): ReactNode {
  return <SlotsBlock {...settings} slots={slots} />;
}

/** The block `slotsBlock`. */
export const SlotsBlockBlock = defineBlock("slotsBlock", properties, SlotsBlockView);
