import { defineBlock } from "#define-block";
import { contactStripProperties } from "./contact-strip-properties.ts";
import { ContactStrip } from "./ContactStrip.tsx";

export const contactStrip = defineBlock({
  name: "contactStrip",
  properties: contactStripProperties,
  runtime: { hydrate: "never" },
  view: ContactStrip,
});
