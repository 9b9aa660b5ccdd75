import { defineBlock } from "../define/block.ts";
import { specialistListProperties } from "./specialist-list-properties.ts";
import { SpecialistList } from "./SpecialistList.tsx";

export const specialistList = defineBlock({
  name: "specialistList",
  properties: specialistListProperties,
  runtime: { hydrate: "never" },
  view: SpecialistList,
  props: ({ ports }) => ({ loadStylesheet: ports.loadStylesheet, log: ports.log }),
});
