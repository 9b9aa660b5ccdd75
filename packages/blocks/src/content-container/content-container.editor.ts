import { defineEditor } from "../define/editor.ts";
import { contentSlot, heading, sheets } from "../define/template.ts";
import { contentContainer } from "./content-container.ts";

export const contentContainerEditor = defineEditor(contentContainer, {
  label: "Inhoud met titel",
  description: "Een titel en een ondertitel boven andere blokken.",
  icon: "M9 11h30M9 17h20M9 24h30v14H9z",
  group: "Indeling",
  example: { title: "Onze reizen", subtitle: "Met zorg gekozen" },
  properties: {},
  template: {
    html: `<div class="td-content-container">${heading}${contentSlot}</div>`,
    styles: [sheets.heading],
  },
});
