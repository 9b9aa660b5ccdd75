import { defineBlock } from "#define-block";
import { pageFooterProperties } from "./page-footer-properties.ts";
import { PageFooter } from "./PageFooter.tsx";

export const pageFooter = defineBlock({
  name: "pageFooter",
  properties: pageFooterProperties,
  runtime: { hydrate: "never" },
  view: PageFooter,
});
