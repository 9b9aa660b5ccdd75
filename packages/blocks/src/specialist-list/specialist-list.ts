import { SpecialistList } from "@travel-design/ui/page";
import { specialistListProperties } from "@travel-design/ui/internal";
import { defineBlock } from "../define/block.ts";

export const specialistList = defineBlock({
  name: "specialistList",
  properties: specialistListProperties,
  runtime: { hydrate: "never" },
  view: SpecialistList,
  props: ({ ports }) => ({ loadStylesheet: ports.loadStylesheet, log: ports.log }),
});
