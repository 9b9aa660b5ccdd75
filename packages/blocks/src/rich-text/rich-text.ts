import { RichText } from "@travel-design/ui/page";
import { labeled, richTextProperties } from "@travel-design/ui/internal";
import { defineBlock } from "../define/block.ts";
import { textAlignLabels } from "../define/labels.ts";

export const richText = defineBlock({
  name: "richText",
  properties: { ...richTextProperties, align: labeled(richTextProperties.align, textAlignLabels) },
  runtime: { hydrate: "never" },
  view: RichText,
});
