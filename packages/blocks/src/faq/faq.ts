import { faqProperties } from "@travel-design/ui/internal";
import { Faq } from "@travel-design/ui/page";
import { defineBlock } from "../define/block.ts";

export const faq = defineBlock({
  name: "faq",
  properties: faqProperties,
  runtime: { hydrate: "never" },
  view: Faq,
});
