import { defineEditor } from "../define/editor.ts";
import { trustRow } from "./trust-row.ts";

export const trustRowEditor = defineEditor(trustRow, {
  label: "Vertrouwen",
  description: "De logo’s van organisaties waar u bij hoort. Noem alleen wat waar is.",
  icon: "M24 8l13 5v10c0 8-5 13-13 17-8-4-13-9-13-17V13zM18 24l4 4 8-9",
  group: "Inhoud",
  example: { title: "Onze partners", memberships: "Salviora||Noorderluw | | https://www.example.com" },
  properties: {
    title: { label: "Regel boven de logo’s" },
    memberships: {
      label: "Organisaties",
      description:
        "Per organisatie: naam | logo | adres. Het logo is een pad, zoals /sfsites/c/resource/travelMedia/partner-01.svg. Zonder logo staat er de naam. || begint een nieuwe organisatie.",
      parts: { name: "Naam", image: "Foto", address: "Adres" },
    },
  },
});
