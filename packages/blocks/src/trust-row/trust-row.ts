import { trustRowProperties } from "@travel-design/ui/internal";
import { TrustRow } from "@travel-design/ui/page";
import { defineBlock } from "../define/block.ts";

export const trustRow = defineBlock({
  name: "trustRow",
  properties: trustRowProperties,
  runtime: { hydrate: "never" },
  view: TrustRow,
});
