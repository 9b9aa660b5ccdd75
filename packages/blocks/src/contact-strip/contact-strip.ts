import { contactStripProperties } from "@travel-design/ui/internal";
import { ContactStrip } from "@travel-design/ui/page";
import { defineBlock } from "../define/block.ts";

export const contactStrip = defineBlock({
  name: "contactStrip",
  properties: contactStripProperties,
  runtime: { hydrate: "never" },
  view: ContactStrip,
});
