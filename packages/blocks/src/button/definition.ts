import type { BlockEditor } from "../define/editor.ts";
import { choice, flag, text } from "../define/properties.ts";

export const properties = {
  label: text("Klik hier"),
  redirectUrl: text(),
  variant: choice(["primary", "secondary", "dark", "outline"], "primary"),
  size: choice(["mobile", "sm", "md", "lg"], "md"),
  fullWidth: flag(),
  forward: flag(),
  icon: flag(),
  disabled: flag(),
};

export const editor = {
  label: "Knop",
  description: "Een knop die naar een andere pagina gaat.",
  icon: "M8 17h32v14H8zM16 24h12M25 20l4 4-4 4",
  properties: {
    label: { label: "Tekst" },
    redirectUrl: { label: "Adres", description: "Waar een klik naartoe gaat. Zonder adres doet de knop niets." },
    variant: { label: "Stijl" },
    size: { label: "Formaat" },
    fullWidth: { label: "Zo breed als het vak" },
    forward: { label: "Leidt verder", description: "Voor een knop naar een volgende pagina of stap." },
    icon: { label: "Pijl tonen", description: "Alleen op een knop die verder leidt." },
    disabled: { label: "Uitgeschakeld" },
  },
} satisfies BlockEditor<typeof properties>;
