import { defineEditor } from "../define/editor.ts";
import { heading } from "./heading.ts";

export const headingEditor = defineEditor(heading, {
  label: "Kop",
  description: "De titel van een pagina of een deel ervan, met zo nodig een regel erboven en een inleiding eronder.",
  icon: "M10 12h6M10 19h28M10 25h20M14 33h20",
  group: "Inhoud",
  example: {
    eyebrow: "Waar wij u brengen",
    title: "Meer dan 50 bestemmingen",
    lead: "Hier zijn er acht om bij weg te dromen.",
  },
  pageTitle: ({ title, level }) => (level === 1 ? title : ""),
  properties: {
    level: {
      label: "Niveau",
      description: "1 voor de titel van de pagina, 2 voor een deel, 3 voor een onderdeel daarvan.",
    },
  },
});
