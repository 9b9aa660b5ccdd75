import { RequestReference } from "@travel-design/ui/page";
import { requestReferenceProperties } from "@travel-design/ui/internal";
import { defineBlock } from "../define/block.ts";

export const requestReference = defineBlock({
  name: "requestReference",
  properties: requestReferenceProperties,
  view: RequestReference,
});
