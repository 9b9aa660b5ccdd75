import { SideText } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

function SideTextView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const { sellingPoint1, sellingPoint2, sellingPoint3, logo1, logo2, logo3, logo4, ...pairs } = settings;
  return (
    <SideText
      {...pairs}
      sellingPoints={[sellingPoint1, sellingPoint2, sellingPoint3].filter(Boolean)}
      logos={[logo1, logo2, logo3, logo4].filter(Boolean)}
    />
  );
}

/** The block `sideText`. */
export const SideTextBlock = defineBlock("sideText", properties, SideTextView);
