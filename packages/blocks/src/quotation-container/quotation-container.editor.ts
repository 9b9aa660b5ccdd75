import { defineEditor } from "../define/editor.ts";
import { quotationContainer } from "./quotation-container.ts";

export const quotationContainerEditor = defineEditor(quotationContainer, {
  label: "Formulierkader",
  description: "Het kader van een aanvraag: aanhef, teksten, knoppen en foutmelding rond losse velden.",
  icon: "M10 9h28v30H10zM15 16h12M15 33h8M27 31h6v4h-6zM15 21h18v6H15z",
  example: { title: "Uw gegevens", lastName: "Jansen" },
  base: "tdFormLayout",
  properties: {
    salutation: { label: "Aanhef", description: "Staat voor de achternaam in de begroeting." },
    lastName: { label: "Achternaam", description: "Zonder achternaam is er geen begroeting." },
    title: { label: "Titel" },
    paragraph1: { label: "Eerste alinea" },
    paragraph2: { label: "Tweede alinea" },
    placeholderButton: { label: "Tekst op de verzendknop" },
    hideGoBackButton: { label: "Knop Terug verbergen" },
  },
});
