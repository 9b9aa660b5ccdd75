import { defineBlock } from "#define-block";
import { pageHeaderProperties } from "./page-header-properties.ts";
import { PageHeader } from "./PageHeader.tsx";

const { currentPath: _fromHost, ...properties } = pageHeaderProperties;

export const pageHeader = defineBlock({
  name: "pageHeader",
  properties,
  runtime: { hydrate: "never" },
  view: PageHeader,
  props: ({ ports }) => ({ currentPath: ports.currentPath }),
});
