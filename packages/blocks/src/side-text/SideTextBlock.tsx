import { SideText } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { describePicture } from "../define/describe-picture.ts";
import { properties } from "./definition.ts";

function SideTextView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const { sellingPoint1, sellingPoint2, sellingPoint3, ...others } = settings;
  const { logo1, logo1Name, logo2, logo2Name, logo3, logo3Name, logo4, logo4Name, ...pairs } = others;
  const logos = [
    describePicture(logo1, logo1Name),
    describePicture(logo2, logo2Name),
    describePicture(logo3, logo3Name),
    describePicture(logo4, logo4Name),
  ];
  return (
    <SideText
      {...pairs}
      sellingPoints={[sellingPoint1, sellingPoint2, sellingPoint3].filter(Boolean)}
      logos={logos.filter(Boolean)}
    />
  );
}

/** The block `sideText`. */
export const SideTextBlock = defineBlock("sideText", properties, SideTextView);
