import { labeled } from "@travel-design/ui/internal";
import { defineBlock } from "#define-block";
import { callToActionProperties } from "./call-to-action-properties.ts";
import { CallToAction } from "./CallToAction.tsx";

export const callToAction = defineBlock({
  name: "callToAction",
  properties: {
    ...callToActionProperties,
    surface: labeled(callToActionProperties.surface, {
      plain: "De pagina zelf",
      accent: "Een kaart in de accentkleur",
    }),
  },
  runtime: { hydrate: "never" },
  view: CallToAction,
});
