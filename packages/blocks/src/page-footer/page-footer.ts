import { PageFooter } from "./PageFooter.tsx";
import { pageFooterProperties } from "./page-footer-properties.ts";
import { defineBlock } from "../define/block.ts";

export const pageFooter = defineBlock({
  name: "pageFooter",
  properties: pageFooterProperties,
  runtime: { hydrate: "never" },
  view: PageFooter,
});
