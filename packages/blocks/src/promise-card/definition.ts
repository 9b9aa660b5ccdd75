import type { BlockEditor } from "../define/editor.ts";
import { text } from "../define/properties.ts";

export const properties = { icon: text("td-icon td-icon-compass"), title: text(), text: text() };

export const editor = {
  label: "Belofte",
  description: "Eén reden om voor u te kiezen: een pictogram, een titel en een tekst.",
  icon: "M24 9a13 13 0 1 0 .1 0M29 17l-3 9-8 4 3-9z",
  properties: {
    icon: {
      label: "Pictogram",
      description: "De klasse uit het pictogramlettertype, bijvoorbeeld td-icon td-icon-heart.",
    },
    title: { label: "Titel" },
    text: { label: "Tekst" },
  },
} satisfies BlockEditor<typeof properties>;
