import { labeled } from "@travel-design/ui/internal";
import { defineBlock } from "#define-block";
import { iconLabels } from "../define/labels.ts";
import { icon } from "../parts/icon-stylesheet/icon-class.ts";
import { iconStylesheet } from "../parts/icon-stylesheet/use-icon-stylesheet.ts";
import { promiseCardProperties } from "./promise-card-properties.ts";
import { PromiseCard } from "./PromiseCard.tsx";

export const promiseCard = defineBlock({
  name: "promiseCard",
  properties: { ...promiseCardProperties, icon: labeled(icon("compass"), iconLabels) },
  runtime: { hydrate: "never", stylesheets: [iconStylesheet] },
  view: PromiseCard,
  props: ({ ports }) => ({ loadStylesheet: ports.loadStylesheet, log: ports.log }),
});
