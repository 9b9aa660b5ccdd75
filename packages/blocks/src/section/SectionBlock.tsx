import { Section } from "@travel-design/ui";
import { sectionModel } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { contentOfColumns } from "../define/column-slots.ts";
import { properties } from "./definition.ts";

function SectionView({ settings, slots }: BlockViewProps<typeof properties>): ReactNode {
  const { columns } = sectionModel(settings).row;
  return <Section {...settings} slots={contentOfColumns(columns, slots)} />;
}

/** The block `section`. */
export const SectionBlock = defineBlock("section", properties, SectionView);
