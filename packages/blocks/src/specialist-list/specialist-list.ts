import { SpecialistList } from "./SpecialistList.tsx";
import { specialistListProperties } from "./specialist-list-properties.ts";
import { defineBlock } from "../define/block.ts";

export const specialistList = defineBlock({
  name: "specialistList",
  properties: specialistListProperties,
  runtime: { hydrate: "never" },
  view: SpecialistList,
  props: ({ ports }) => ({ loadStylesheet: ports.loadStylesheet, log: ports.log }),
});
