import { defineBlock } from "#define-block";
import { faqProperties } from "./faq-properties.ts";
import { Faq } from "./Faq.tsx";

export const faq = defineBlock({
  name: "faq",
  properties: faqProperties,
  runtime: { hydrate: "never" },
  view: Faq,
});
