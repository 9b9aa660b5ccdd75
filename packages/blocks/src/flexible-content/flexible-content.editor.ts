import { defineEditor } from "../define/editor.ts";
import { contentSlot, root, sheets } from "../define/template.ts";
import { flexibleContent } from "./flexible-content.ts";

export const flexibleContentEditor = defineEditor(flexibleContent, {
  label: "Vrije indeling",
  description: "Blokken naast elkaar die op een nieuwe regel verdergaan, of onder elkaar.",
  icon: "M8 12h10v10H8zM22 12h18v10H22zM8 27h20v10H8zM32 27h8v10h-8z",
  group: "Indeling",
  properties: {
    alignment: { label: "Kant waar de blokken staan" },
  },
  template: { html: root(contentSlot), styles: [sheets.spacing, "ui/src/layout/flexible-content/FlexibleContent.css"] },
});
