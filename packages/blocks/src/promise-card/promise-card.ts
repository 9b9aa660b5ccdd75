import { PromiseCard } from "@travel-design/ui/page";
import { iconStylesheet } from "@travel-design/ui/internal";
import { icon, labeled, promiseCardProperties } from "@travel-design/ui/internal";
import { defineBlock } from "../define/block.ts";
import { iconLabels } from "../define/labels.ts";

export const promiseCard = defineBlock({
  name: "promiseCard",
  properties: { ...promiseCardProperties, icon: labeled(icon("compass"), iconLabels) },
  runtime: { hydrate: "never", stylesheets: [iconStylesheet] },
  view: PromiseCard,
  props: ({ ports }) => ({ loadStylesheet: ports.loadStylesheet, log: ports.log }),
});
