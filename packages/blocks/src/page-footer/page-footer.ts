import { PageFooter } from "@travel-design/ui/page";
import { pageFooterProperties } from "@travel-design/ui/internal";
import { defineBlock } from "../define/block.ts";

export const pageFooter = defineBlock({
  name: "pageFooter",
  properties: pageFooterProperties,
  runtime: { hydrate: "never" },
  view: PageFooter,
});
