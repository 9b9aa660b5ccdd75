import { defineEditor } from "../define/editor.ts";
import { checkbox } from "./checkbox.tsx";

export const checkboxEditor = defineEditor(checkbox, {
  label: "Aankruisvak",
  description: "Eén keuze die aan of uit staat, met zo nodig een link naar een toelichting.",
  icon: "M12 12h24v24H12zM18 24l5 5 8-10",
  group: "Formulier",
  example: { label: "Houd mij op de hoogte", checkboxId: "newsletter" },
  properties: {
    link: { label: "Adres van de toelichting", description: "Wordt in een nieuw tabblad geopend." },
    linkLabel: { label: "Tekst van de link" },
    checked: { label: "Aangekruist bij het begin" },
    value: { label: "Waarde", description: "Wat een formulier verstuurt als het vak is aangekruist." },
    checkboxId: { label: "Vak-id", description: "Staat in de gebeurtenissen van het vak." },
  },
});
