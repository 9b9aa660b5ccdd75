import { parseSettings, type Properties } from "@travel-design/ui/models";
import { defineRendering, type MountableBlock, type RenderingDefinition } from "./rendering.ts";

/** In the script for Salesforce, a block parses its settings and is rendered. The facts for other hosts are left out. */
export const defineBlock = (definition: RenderingDefinition<object> & { properties: Properties }): MountableBlock => ({
  ...defineRendering(definition),
  parse: parseSettings.bind(undefined, definition.properties),
});
