import { SpecialistList } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

function SpecialistListView({ settings, ports }: BlockViewProps<typeof properties>): ReactNode {
  return <SpecialistList {...settings} loadStylesheet={ports.loadStylesheet} log={ports.log} />;
}

/** The block `specialistList`. */
export const SpecialistListBlock = defineBlock("specialistList", properties, SpecialistListView);
