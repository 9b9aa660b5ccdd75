import { routeMapProperties } from "@travel-design/ui/internal";
import { RouteMap } from "@travel-design/ui/page";
import { defineBlock } from "../define/block.ts";

export const routeMap = defineBlock({
  name: "routeMap",
  properties: routeMapProperties,
  runtime: { hydrate: "never" },
  view: RouteMap,
});
