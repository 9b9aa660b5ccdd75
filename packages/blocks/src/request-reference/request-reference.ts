import { RequestReference } from "./RequestReference.tsx";
import { requestReferenceProperties } from "./request-reference-properties.ts";
import { defineBlock } from "../define/block.ts";

export const requestReference = defineBlock({
  name: "requestReference",
  properties: requestReferenceProperties,
  view: RequestReference,
});
