import { defineEditor } from "../define/editor.ts";
import { input } from "./input.tsx";

export const inputEditor = defineEditor(input, {
  label: "Invoerveld",
  description: "Eén regel tekst, een e-mailadres, een telefoonnummer, een getal of een bedrag.",
  icon: "M7 16h34v16H7zM13 21v6M11 21h4M11 27h4",
  group: "Formulier",
  example: { label: "Voornaam" },
  properties: {
    type: { label: "Soort", description: "Bepaalt het toetsenbord op een telefoon. Een bedrag krijgt een euroteken." },
    step: { label: "Stapgrootte", description: "Alleen bij een getal." },
    min: { label: "Kleinste getal", description: "Alleen bij een getal." },
  },
});
