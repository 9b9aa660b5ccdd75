import type { BlockEditor } from "../define/editor.ts";
import { image, text } from "../define/properties.ts";

export const properties = {
  title1: text(),
  subtitle1: text(),
  title2: text(),
  subtitle2: text(),
  title3: text(),
  subtitle3: text(),
  sellingPoint1: text(),
  sellingPoint2: text(),
  sellingPoint3: text(),
  logo1: image(),
  logo2: image(),
  logo3: image(),
  logo4: image(),
};

const logo = "Een logo met de naam van de partner als alternatieve tekst.";

export const editor = {
  label: "Tekst naast het formulier",
  description: "Een titel die met de stap van het formulier meegaat, drie pluspunten en de logo's van partners.",
  icon: "M9 11h18M9 17h14M9 25l2 2 4-4M19 25h12M9 33l2 2 4-4M19 33h12M37 11v28",
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
    logo1: { label: "Eerste logo", description: logo },
    logo2: { label: "Tweede logo", description: logo },
    logo3: { label: "Derde logo", description: logo },
    logo4: { label: "Vierde logo", description: logo },
  },
} satisfies BlockEditor<typeof properties>;
