import { labeled } from "@travel-design/ui/internal";
import { defineBlock } from "#define-block";
import { textAlignLabels } from "../define/labels.ts";
import { headingProperties } from "./heading-properties.ts";
import { Heading } from "./Heading.tsx";

const { eyebrow, title, lead, level, align, id: anchor } = headingProperties;

export const heading = defineBlock({
  name: "heading",
  properties: { eyebrow, title, lead, level, align: labeled(align, textAlignLabels), anchor },
  runtime: { hydrate: "never" },
  view: Heading,
});
