import { SpecialistCard } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

function SpecialistCardView({ settings, ports }: BlockViewProps<typeof properties>): ReactNode {
  return <SpecialistCard {...settings} loadStylesheet={ports.loadStylesheet} log={ports.log} />;
}

/** The block `specialistCard`. */
export const SpecialistCardBlock = defineBlock("specialistCard", properties, SpecialistCardView);
