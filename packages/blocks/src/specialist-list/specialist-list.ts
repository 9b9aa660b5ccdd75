import { SpecialistList } from "@travel-design/ui/page";
import { string } from "@travel-design/ui/internal";
import { defineBlock } from "../define/block.ts";

export const specialistList = defineBlock({
  name: "specialistList",
  properties: { specialists: string() },
  runtime: { hydrate: "never" },
  view: SpecialistList,
  props: ({ ports }) => ({ loadStylesheet: ports.loadStylesheet, log: ports.log }),
});
