import { defineEditor } from "../define/editor.ts";
import { destinationCard } from "./destination-card.ts";

export const destinationCardEditor = defineEditor(destinationCard, {
  label: "Bestemming",
  description: "Een foto met een titel en een tekst; met een adres is de hele kaart een link.",
  icon: "M11 9h26v18H11zM11 22l8-6 6 5 4-3 8 6M11 33h18M11 38h24",
  group: "Beeld en reis",
  example: {
    title: "Noorwegen",
    text: "Een huis aan een fjord",
    address: "/?bestemming=Noorwegen#offerte",
    imagePath: "/sfsites/c/resource/travelPictures/fjord@2880.jpg",
  },
  properties: {
    address: {
      label: "Adres",
      description:
        "Waar een klik op de kaart naartoe gaat, bijvoorbeeld /?bestemming=Noorwegen#offerte. Leeg: geen link.",
    },
  },
});
