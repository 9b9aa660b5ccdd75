import { defineEditor } from "../define/editor.ts";
import { specialistMatch } from "./specialist-match.ts";

export const specialistMatchEditor = defineEditor(specialistMatch, {
  label: "Specialist bij de bestemming",
  description: "Stelt de specialist voor die de gekozen bestemming kent. Hoort naast het formulier.",
  icon: "M17 8a6 6 0 1 0 .1 0M7 33c0-8 4-12 10-12s10 4 10 12M34 13a6 6 0 0 1 6 6c0 5-6 11-6 11s-6-6-6-11a6 6 0 0 1 6-6M34 18v2",
  group: "Beeld en reis",
  example: {
    specialists:
      "Mei-Lin Tan | Japan, China | Ik denk graag met u mee. | | 020 555 01 23||Anna de Wit | Noorwegen | Kom in de winter. | | anna@example.com",
    fallbackTitle: "Eén specialist voor uw hele reis",
    fallbackText: "Kiest u een bestemming, dan stelt uw specialist zich hier aan u voor.",
    fallbackContacts: "020 555 01 23",
  },
  properties: {
    specialists: {
      label: "Specialisten",
      description:
        "Per specialist: naam | bestemmingen, gescheiden door komma's | zin | foto | telefoon of e-mail. Tussen twee specialisten staat ||; zet een spatie in een leeg onderdeel.",
      parts: {
        name: "Naam",
        destinations: "Bestemmingen",
        sentence: "Zin",
        image: "Foto",
        contacts: "Telefoon of e-mail",
      },
    },
    fallbackTitle: {
      label: "Titel zonder specialist",
      description: "Zolang er geen bestemming is gekozen, of als niemand haar kent.",
    },
    fallbackText: { label: "Tekst zonder specialist" },
    fallbackContacts: {
      label: "Telefoon of e-mail zonder specialist",
      description: "Meer dan een: met || ertussen.",
      parts: { contact: "Telefoon of e-mail" },
    },
  },
});
