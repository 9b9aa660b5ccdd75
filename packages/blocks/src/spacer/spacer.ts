import { Spacer } from "@travel-design/ui";
import { labeled } from "@travel-design/ui/internal";
import { spacerProperties } from "@travel-design/ui/models";
import { defineBlock } from "#define-block";

export const spacer = defineBlock({
  name: "spacer",
  properties: {
    size: labeled(spacerProperties.size, {
      none: "Geen",
      small: "Klein",
      medium: "Middel",
      large: "Groot",
      "x-large": "Zeer groot",
    }),
    anchor: spacerProperties.id,
  },
  runtime: { hydrate: "never" },
  view: Spacer,
});
