import { defineEditor } from "../define/editor.ts";
import { promiseCard } from "./promise-card.ts";

export const promiseCardEditor = defineEditor(promiseCard, {
  label: "Belofte",
  description: "Eén reden om voor u te kiezen: een pictogram, een titel en een tekst.",
  icon: "M24 9a13 13 0 1 0 .1 0M29 17l-3 9-8 4 3-9z",
  group: "Inhoud",
  example: { title: "Eén specialist", text: "Van het eerste gesprek tot de thuiskomst." },
  properties: {
    icon: { label: "Pictogram" },
  },
});
