import { labeled } from "@travel-design/ui/internal";
import { defineBlock } from "#define-block";
import { textAlignLabels } from "../define/labels.ts";
import { richTextProperties } from "./rich-text-properties.ts";
import { RichText } from "./RichText.tsx";

export const richText = defineBlock({
  name: "richText",
  properties: { ...richTextProperties, align: labeled(richTextProperties.align, textAlignLabels) },
  runtime: { hydrate: "never" },
  view: RichText,
});
