import { defineEditor } from "../define/editor.ts";
import { specialistCard } from "./specialist-card.ts";

export const specialistCardEditor = defineEditor(specialistCard, {
  label: "Reisspecialist",
  description: "Een medewerker met foto, naam, bestemmingen en een e-mailknop.",
  icon: "M24 9a7 7 0 1 0 .1 0M10 39c1-10 7-13 14-13s13 3 14 13",
  group: "Beeld en reis",
  example: { title: "Anna de Wit", description: "Japan en Korea", specialistEmail: "anna@example.com" },
  properties: {
    title: { label: "Naam" },
    description: { label: "Bestemmingen" },
    specialistEmail: { label: "E-mailadres" },
    icon: { label: "Pictogram van de e-mailknop", description: "Leeg: een envelop." },
    address: {
      label: "Adres",
      description:
        "Waar een klik op de naam naartoe gaat, bijvoorbeeld /?bestemming=Noorwegen#offerte. Leeg: geen link.",
    },
    layout: { label: "Vorm" },
  },
});
