import { ContentContainer } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

function ContentContainerView({ settings, slots }: BlockViewProps<typeof properties>): ReactNode {
  return <ContentContainer {...settings}>{slots.default}</ContentContainer>;
}

/** The block `contentContainer`. */
export const ContentContainerBlock = defineBlock("contentContainer", properties, ContentContainerView);
