import { windowEventNames } from "@travel-design/ui/models";
import { defineBlock } from "#define-block";
import { specialistMatchProperties } from "./specialist-match-properties.ts";
import { SpecialistMatch } from "./SpecialistMatch.tsx";

export const specialistMatch = defineBlock({
  name: "specialistMatch",
  properties: specialistMatchProperties,
  runtime: { listensTo: [windowEventNames.destinationChange] },
  view: SpecialistMatch,
});
