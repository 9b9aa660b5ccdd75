import { Column } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

function ColumnView({ settings, slots }: BlockViewProps<typeof properties>): ReactNode {
  return <Column {...settings}>{slots.default}</Column>;
}

/** The block `column`. */
export const ColumnBlock = defineBlock("column", properties, ColumnView);
