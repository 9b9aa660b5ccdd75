import { defineEditor } from "../define/editor.ts";
import { routeMap } from "./route-map.ts";

export const routeMapEditor = defineEditor(routeMap, {
  label: "Routekaart",
  description: "Een getekende kaart van de route, met de kust, en een nummer en de naam van elke plaats.",
  icon: "M8 12l11-3 10 4 11-3v26l-11 3-10-4-11 3zM15 30c2-8 8-3 11-8s2-6 7-6",
  group: "Beeld en reis",
  example: {
    title: "De route",
    stops: "Oslo | 59,91 | 10,75||Bergen | 60,39 | 5,32||Trondheim | 63,43 | 10,40||Tromsø | 69,65 | 18,96",
  },
  properties: {
    stops: {
      label: "Plaatsen",
      description:
        "Per plaats: naam | breedtegraad | lengtegraad, bijvoorbeeld Bergen | 60,39 | 5,32. || begint een nieuwe plaats; hoogstens 15.",
      parts: { name: "Naam", latitude: "Breedtegraad", longitude: "Lengtegraad" },
    },
    land: {
      label: "Kustlijn",
      description:
        "Het land rond deze plaatsen, zoals npm run generate -- maps het opschrijft. Leeg: een kaart zonder land.",
    },
  },
});
