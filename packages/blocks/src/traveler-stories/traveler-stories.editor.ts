import { defineEditor } from "../define/editor.ts";
import { travelerStories } from "./traveler-stories.tsx";

export const travelerStoriesEditor = defineEditor(travelerStories, {
  label: "Reisverhalen",
  description: "Drie verhalen van reizigers, die met de stap van het formulier meegaan.",
  icon: "M9 12h30v20H22l-7 7v-7H9zM16 22h.1M24 22h.1M32 22h.1",
  group: "Inhoud",
  example: { story1Review: "Wij denken er nog elke dag aan.", story1Client: "Familie Bakker", story1Date: "mei 2026" },
  properties: {
    story1Rating: { label: "Stap 1: sterren" },
    story1Review: { label: "Stap 1: verhaal" },
    story1Client: { label: "Stap 1: reiziger" },
    story1Date: { label: "Stap 1: datum" },
    story1Address: {
      label: "Stap 1: adres",
      description:
        "Waar de link Vraag zo’n reis aan naartoe gaat, bijvoorbeeld /?bestemming=Noorwegen#offerte. Leeg: geen link.",
    },
    story2Rating: { label: "Stap 2: sterren" },
    story2Review: { label: "Stap 2: verhaal" },
    story2Client: { label: "Stap 2: reiziger" },
    story2Date: { label: "Stap 2: datum" },
    story2Address: { label: "Stap 2: adres" },
    story3Rating: { label: "Stap 3: sterren" },
    story3Review: { label: "Stap 3: verhaal" },
    story3Client: { label: "Stap 3: reiziger" },
    story3Date: { label: "Stap 3: datum" },
    story3Address: { label: "Stap 3: adres" },
  },
});
