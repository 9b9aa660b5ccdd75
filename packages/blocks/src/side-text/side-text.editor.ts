import { defineEditor } from "../define/editor.ts";
import { sideText } from "./side-text.tsx";

const logoName = "Voor wie het logo niet ziet. Leeg: de tekst die het logo in het CMS heeft.";

export const sideTextEditor = defineEditor(sideText, {
  label: "Tekst naast het formulier",
  description: "Een titel die met de stap van het formulier meegaat, drie pluspunten en de logo's van partners.",
  icon: "M9 11h18M9 17h14M9 25l2 2 4-4M19 25h12M9 33l2 2 4-4M19 33h12M37 11v28",
  group: "Inhoud",
  example: {
    title1: "Een reis die van u is",
    subtitle1: "Vertel ons waar u van droomt.",
    sellingPoint1: "Persoonlijk ontworpen",
  },
  properties: {
    title1: { label: "Stap 1: titel" },
    subtitle1: { label: "Stap 1: ondertitel" },
    title2: { label: "Stap 2: titel" },
    subtitle2: { label: "Stap 2: ondertitel" },
    title3: { label: "Stap 3: titel" },
    subtitle3: { label: "Stap 3: ondertitel" },
    sellingPoint1: { label: "Eerste pluspunt" },
    sellingPoint2: { label: "Tweede pluspunt" },
    sellingPoint3: { label: "Derde pluspunt" },
    logosTitle: { label: "Regel boven de logo's", description: "Leeg: geen regel." },
    logo1: { label: "Eerste logo" },
    logo1Name: { label: "Naam van de eerste partner", description: logoName },
    logo2: { label: "Tweede logo" },
    logo2Name: { label: "Naam van de tweede partner", description: logoName },
    logo3: { label: "Derde logo" },
    logo3Name: { label: "Naam van de derde partner", description: logoName },
    logo4: { label: "Vierde logo" },
    logo4Name: { label: "Naam van de vierde partner", description: logoName },
  },
});
