import { ImageBlock } from "@travel-design/ui";
import { readImageInfo } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

/** The picture, with the builder's own words for it before those of the content store. */
function describe(imageInfo: string, altText: string): unknown {
  const info = altText ? readImageInfo(imageInfo) : undefined;
  return info ? { ...info, altText, overrideAltText: true } : imageInfo;
}

function ImageView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const { imageInfo, altText, ...props } = settings;
  return <ImageBlock {...props} imageInfo={describe(imageInfo, altText)} />;
}

/** The block `image`. */
export const ImageBlockBlock = defineBlock("image", properties, ImageView);
