import { defineBlock } from "../define/block.ts";
import { trustRowProperties } from "./trust-row-properties.ts";
import { TrustRow } from "./TrustRow.tsx";

export const trustRow = defineBlock({
  name: "trustRow",
  properties: trustRowProperties,
  runtime: { hydrate: "never" },
  view: TrustRow,
});
