import { defineEditor } from "../define/editor.ts";
import { hero } from "./hero.ts";

export const heroEditor = defineEditor(hero, {
  label: "Openingsbeeld",
  description: "De titel van de pagina over een grote foto, met een knop of een keuze uit bestemmingen.",
  icon: "M6 11h36v26H6zM12 18h14M12 23h10M12 28h8v4h-8zM6 37l14-9",
  group: "Beeld en reis",
  example: {
    eyebrow: "Reizen op maat",
    title: "Vertel ons waar u van droomt",
    buttonLabel: "Vraag uw reisvoorstel aan",
    buttonAddress: "#offerte",
    imageDesktopPath: "/sfsites/c/resource/travelPictures/evening-lake@2880.jpg",
    imageMobilePath: "/sfsites/c/resource/travelPictures/evening-lake-tall@1280.jpg",
  },
  pageTitle: ({ title }) => title,
  properties: {
    chooserLabel: { label: "Vraag boven de bestemmingen" },
    chooserOptions: {
      label: "Bestemmingen om uit te kiezen",
      description: "Zoals in de lijst van het formulier, met || ertussen. Leeg: geen keuzelijst.",
      parts: { label: "Bestemming" },
    },
    chooserButtonLabel: {
      label: "Knop naast de bestemmingen",
      description: "Opent het adres van de knop, met de gekozen bestemming ingevuld.",
    },
  },
});
