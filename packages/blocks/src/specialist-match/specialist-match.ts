import { windowEventNames } from "@travel-design/ui/models";
import { defineBlock } from "../define/block.ts";
import { specialistMatchProperties } from "./specialist-match-properties.ts";
import { SpecialistMatch } from "./SpecialistMatch.tsx";

export const specialistMatch = defineBlock({
  name: "specialistMatch",
  properties: specialistMatchProperties,
  // Sticky elements stay in view within their parent, and a box of the host would be no taller than the card.
  runtime: { listensTo: [windowEventNames.destinationChange], hasNoHostBox: true },
  view: SpecialistMatch,
});
