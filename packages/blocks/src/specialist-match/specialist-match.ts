import { SpecialistMatch } from "@travel-design/ui/page";
import { specialistMatchProperties } from "@travel-design/ui/internal";
import { windowEventNames } from "@travel-design/ui/models";
import { defineBlock } from "../define/block.ts";

export const specialistMatch = defineBlock({
  name: "specialistMatch",
  properties: specialistMatchProperties,
  // Sticky elements stay in view within their parent, and a box of the host would be no taller than the card.
  runtime: { listensTo: [windowEventNames.destinationChange], hasNoHostBox: true },
  view: SpecialistMatch,
});
