import { defineEditor } from "../define/editor.ts";
import { button } from "./button.ts";

export const buttonEditor = defineEditor(button, {
  label: "Knop",
  description: "Een knop die naar een andere pagina gaat.",
  icon: "M8 17h32v14H8zM16 24h12M25 20l4 4-4 4",
  group: "Inhoud",
  example: { label: "Vraag een reisvoorstel aan", redirectUrl: "/#offerte", forward: true, icon: true },
  properties: {
    label: { label: "Tekst" },
    redirectUrl: {
      label: "Adres",
      description: "Waar een klik naartoe gaat. Zonder adres doet de knop niets.",
      neededWith: "label",
    },
    variant: { label: "Stijl" },
    size: { label: "Formaat" },
    fullWidth: { label: "Zo breed als het vak" },
    forward: { label: "Leidt verder", description: "Voor een knop naar een volgende pagina of stap." },
    icon: { label: "Pijl tonen", description: "Alleen op een knop die verder leidt." },
  },
});
