import { SpecialistCard } from "@travel-design/ui";
import { labeled, specialistCardProperties } from "@travel-design/ui/models";
import { defineBlock } from "../define/block.ts";
import { iconLabels } from "../define/labels.ts";

export const specialistCard = defineBlock({
  name: "specialistCard",
  properties: { ...specialistCardProperties, icon: labeled(specialistCardProperties.icon, iconLabels) },
  runtime: { hydrate: "never" },
  view: SpecialistCard,
  props: ({ ports }) => ({ loadStylesheet: ports.loadStylesheet, log: ports.log }),
});
