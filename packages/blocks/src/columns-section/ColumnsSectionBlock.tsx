import { ColumnsSection } from "@travel-design/ui";
import { columnsSectionModel } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { contentOfColumns } from "../define/column-slots.ts";
import { properties } from "./definition.ts";

function ColumnsSectionView({ settings, slots }: BlockViewProps<typeof properties>): ReactNode {
  const { columns } = columnsSectionModel(settings);
  return <ColumnsSection {...settings} slots={contentOfColumns(columns, slots)} />;
}

/** The block `columnsSection`. */
export const ColumnsSectionBlock = defineBlock("columnsSection", properties, ColumnsSectionView);
