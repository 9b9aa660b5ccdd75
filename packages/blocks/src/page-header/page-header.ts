import { PageHeader } from "@travel-design/ui/page";
import { pageHeaderProperties } from "@travel-design/ui/internal";
import { defineBlock } from "../define/block.ts";

const { currentPath: _fromHost, ...properties } = pageHeaderProperties;

export const pageHeader = defineBlock({
  name: "pageHeader",
  properties,
  runtime: { hydrate: "never" },
  view: PageHeader,
  props: ({ ports }) => ({ currentPath: ports.currentPath }),
});
