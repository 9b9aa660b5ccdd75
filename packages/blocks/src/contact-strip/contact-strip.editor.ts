import { defineEditor } from "../define/editor.ts";
import { contactStrip } from "./contact-strip.ts";

export const contactStripEditor = defineEditor(contactStrip, {
  label: "Contact",
  description: "Hoe en wanneer bezoekers u bereiken, in één regel.",
  icon: "M14 10h6l3 8-4 3c2 4 4 6 8 8l3-4 8 3v6c0 3-2 4-4 4C21 38 10 27 10 14c0-2 1-4 4-4z",
  group: "Inhoud",
  example: {
    title: "Liever eerst even praten?",
    phone: "020 555 01 23",
    hours: "Maandag tot en met vrijdag||van 9.00 tot 17.30 uur",
    email: "reizen@example.com",
  },
  properties: {
    phone: { label: "Telefoonnummer" },
    hours: { label: "Openingstijden", description: "|| begint een nieuwe regel." },
    email: { label: "E-mailadres" },
  },
});
