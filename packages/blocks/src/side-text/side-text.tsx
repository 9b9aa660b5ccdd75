import { image, string } from "@travel-design/ui/internal";
import { windowEventNames, type ImageInfo } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock } from "#define-block";
import { describePicture } from "../define/describe-picture.ts";
import { SideText, type SideTextProps } from "./SideText.tsx";

type SideTextViewProps = Omit<SideTextProps, "sellingPoints" | "logos"> &
  Record<`sellingPoint${1 | 2 | 3}` | `logo${1 | 2 | 3 | 4}Name`, string> &
  Record<`logo${1 | 2 | 3 | 4}`, ImageInfo | undefined>;

function SideTextView({ sellingPoint1, sellingPoint2, sellingPoint3, ...others }: SideTextViewProps): ReactNode {
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

export const sideText = defineBlock({
  name: "sideText",
  properties: {
    title1: string(),
    subtitle1: string(),
    title2: string(),
    subtitle2: string(),
    title3: string(),
    subtitle3: string(),
    sellingPoint1: string(),
    sellingPoint2: string(),
    sellingPoint3: string(),
    logosTitle: string(),
    logo1: image(),
    logo1Name: string(),
    logo2: image(),
    logo2Name: string(),
    logo3: image(),
    logo3Name: string(),
    logo4: image(),
    logo4Name: string(),
  },
  runtime: { listensTo: [windowEventNames.stepChange] },
  view: SideTextView,
});
