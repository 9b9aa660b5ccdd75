import { defineEditor } from "../define/editor.ts";
import { faq } from "./faq.ts";

export const faqEditor = defineEditor(faq, {
  label: "Veelgestelde vragen",
  description: "Vragen waarvan het antwoord opengaat. Zoekmachines lezen ze mee.",
  icon: "M10 12h28v20H26l-7 6v-6h-9zM20 19c0-5 8-5 8-1 0 3-4 3-4 6M24 27.5h.1",
  group: "Inhoud",
  example: {
    title: "Veelgestelde vragen",
    questions:
      "Wat kost een reisvoorstel? | Niets. U betaalt pas wanneer u de reis boekt.||Kan ik de reis daarna nog veranderen? | Ja, zo vaak als nodig is.",
  },
  properties: {
    questions: {
      label: "Vragen",
      description: "Per vraag: vraag | antwoord. || begint een nieuwe vraag.",
      parts: { question: "Vraag", answer: "Antwoord" },
    },
  },
});
