import { defineEditor } from "../define/editor.ts";
import { destinationOverview } from "./destination-overview.tsx";

export const destinationOverviewEditor = defineEditor(destinationOverview, {
  label: "Bestemmingenoverzicht",
  description: "Kaarten van bestemmingen, waaruit de bezoeker kiest met een maand en een soort reis.",
  icon: "M9 9h8v6H9zM20 9h8v6h-8zM31 9h8v6h-8zM9 20h13v8H9zM26 20h13v8H26zM9 32h13v7H9zM26 32h13v7H26z",
  group: "Beeld en reis",
  example: {
    destinations:
      "Noorwegen | Van fjord tot noorderlicht | /bestemmingen/noorwegen | /sfsites/c/resource/travelPictures/fjord@2880.jpg | | - + + - + * * + * - - - | Natuur, Wandelen||" +
      "Marokko | Over de bergen naar het zand | /bestemmingen/marokko | /sfsites/c/resource/travelPictures/dunes@2880.jpg | | + + * * * - - - + * * + | Cultuur, Natuur",
  },
  properties: {
    monthLabel: { label: "Vraag naar de maand" },
    kindLabel: { label: "Vraag naar de soort reis" },
    anyLabel: { label: "Keuze voor alles" },
    destinations: {
      label: "Bestemmingen",
      description:
        "Per bestemming: naam | tekst | adres | foto | wat de foto toont | twaalf tekens van januari tot december (* best, + goed, - minder) | soorten reizen, gescheiden door komma's. || begint een nieuwe bestemming; hoogstens acht soorten.",
      parts: {
        name: "Naam",
        text: "Tekst",
        address: "Adres",
        image: "Foto",
        imageAltText: "Wat de foto toont",
        months: "Maanden",
        kinds: "Soorten reizen",
      },
    },
  },
});
