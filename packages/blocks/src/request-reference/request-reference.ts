import { defineBlock } from "#define-block";
import { requestReferenceProperties } from "./request-reference-properties.ts";
import { RequestReference } from "./RequestReference.tsx";

export const requestReference = defineBlock({
  name: "requestReference",
  properties: requestReferenceProperties,
  view: RequestReference,
});
