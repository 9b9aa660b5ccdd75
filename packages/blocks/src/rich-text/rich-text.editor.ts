import { defineEditor } from "../define/editor.ts";
import { richText } from "./rich-text.ts";

export const richTextEditor = defineEditor(richText, {
  label: "Tekst",
  description: "Alinea's, tussenkoppen, lijsten en links.",
  icon: "M9 13h30M9 20h30M9 27h24M9 34h28",
  group: "Inhoud",
  example: {
    text: "# Wat er nu gebeurt||1. **Wij lezen uw aanvraag.**||2. Wij bellen u binnen twee werkdagen.||Lees onze [privacyverklaring](/privacyverklaring).",
  },
  properties: {
    text: {
      label: "Tekst",
      description:
        "|| begint een nieuwe regel. Een regel met # ervoor is een tussenkop, met - een lijst, met 1. een genummerde lijst. **vet** en [tekst](adres) werken ook. Met \\ ervoor is een teken gewone tekst.",
    },
    lead: { label: "Eerste alinea groter" },
  },
});
