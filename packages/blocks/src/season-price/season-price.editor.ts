import { defineEditor } from "../define/editor.ts";
import { seasonPrice } from "./season-price.ts";

export const seasonPriceEditor = defineEditor(seasonPrice, {
  label: "Seizoen en prijs",
  description: "In welke maanden u het best reist, en vanaf welke prijs.",
  icon: "M9 36V26h6v10M18 36V14h6v22M27 36V20h6v16M36 36v-6h4v6M6 36h36",
  group: "Beeld en reis",
  example: { months: "+ + + - - * * * + - - +", priceFrom: 4250, note: "Bij een reis van tien dagen met zijn tweeën." },
  properties: {
    months: {
      label: "Maanden",
      description:
        "Twaalf tekens, van januari tot en met december: * voor de beste tijd, + voor een goede, - voor minder geschikt.",
    },
    bestLabel: { label: "Naam van de beste tijd" },
    goodLabel: { label: "Naam van een goede tijd" },
    lessLabel: { label: "Naam van de overige maanden" },
    priceFrom: { label: "Prijs vanaf", description: "In hele euro’s, zonder punt. Leeg: geen prijs." },
    priceUnit: { label: "Tekst achter de prijs" },
    note: { label: "Toelichting", description: "Bijvoorbeeld wat bij de prijs hoort." },
  },
});
