import { defineBlock } from "#define-block";
import { routeMapProperties } from "./route-map-properties.ts";
import { RouteMap } from "./RouteMap.tsx";

export const routeMap = defineBlock({
  name: "routeMap",
  properties: routeMapProperties,
  runtime: { hydrate: "never" },
  view: RouteMap,
});
