import { ImageBlock, type ImageBlockProps } from "@travel-design/ui";
import { labeled, paragraph } from "@travel-design/ui/internal";
import { imageBlockProperties, type ImageInfo } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock } from "#define-block";
import { describePicture } from "../define/describe-picture.ts";
import { alignmentLabels } from "../define/labels.ts";

type ImageViewProps = ImageBlockProps & { imageInfo: ImageInfo | undefined; altText: string };

const ImageView = ({ imageInfo, altText, ...props }: ImageViewProps): ReactNode => (
  <ImageBlock {...props} imageInfo={describePicture(imageInfo, altText)} />
);

const { imageInfo, width, height, alignment, fit, position, overlayColor } = imageBlockProperties;

export const image = defineBlock({
  name: "image",
  properties: {
    imageInfo,
    altText: paragraph(),
    width,
    height,
    alignment: labeled(alignment, alignmentLabels),
    fit: labeled(fit, {
      cover: "Vullend",
      contain: "Passend",
      fill: "Uitgerekt",
      none: "Ware grootte",
      "scale-down": "Verkleind",
    }),
    position,
    overlayColor,
  },
  runtime: { hydrate: "never" },
  view: ImageView,
});
