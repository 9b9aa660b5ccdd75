import { ImageBlock } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { describePicture } from "../define/describe-picture.ts";
import { properties } from "./definition.ts";

function ImageView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const { imageInfo, altText, ...props } = settings;
  return <ImageBlock {...props} imageInfo={describePicture(imageInfo, altText)} />;
}

/** The block `image`. */
export const ImageBlockBlock = defineBlock("image", properties, ImageView);
