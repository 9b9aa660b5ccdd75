import { Space } from "@travel-design/ui/page";
import { labeled, spaceProperties } from "@travel-design/ui/models";
import { defineBlock } from "../define/block.ts";

export const spacer = defineBlock({
  name: "spacer",
  properties: {
    size: labeled(spaceProperties.size, {
      none: "Geen",
      small: "Klein",
      medium: "Middel",
      large: "Groot",
      "x-large": "Zeer groot",
    }),
    anchor: spaceProperties.id,
  },
  runtime: { hydrate: "never" },
  view: Space,
});
