import { labeled } from "@travel-design/ui/internal";
import { defineBlock } from "#define-block";
import { iconLabels } from "../define/labels.ts";
import { specialistCardProperties } from "./specialist-card-properties.ts";
import { SpecialistCard } from "./SpecialistCard.tsx";

export const specialistCard = defineBlock({
  name: "specialistCard",
  properties: {
    ...specialistCardProperties,
    icon: labeled(specialistCardProperties.icon, iconLabels),
    layout: labeled(specialistCardProperties.layout, { portrait: "Foto boven de naam", row: "Foto naast de naam" }),
  },
  runtime: { hydrate: "never" },
  view: SpecialistCard,
  props: ({ ports }) => ({ loadStylesheet: ports.loadStylesheet, log: ports.log }),
});
