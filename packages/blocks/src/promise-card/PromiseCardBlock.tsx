import { PromiseCard } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

function PromiseCardView({ settings, ports }: BlockViewProps<typeof properties>): ReactNode {
  return <PromiseCard {...settings} loadStylesheet={ports.loadStylesheet} log={ports.log} />;
}

/** The block `promiseCard`. */
export const PromiseCardBlock = defineBlock("promiseCard", properties, PromiseCardView);
