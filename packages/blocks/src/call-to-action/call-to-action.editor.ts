import { defineEditor } from "../define/editor.ts";
import { callToAction } from "./call-to-action.ts";

export const callToActionEditor = defineEditor(callToAction, {
  label: "Oproep",
  description: "Nodigt bezoekers uit om iets te doen: een titel, een tekst, een knop en zo nodig een foto erachter.",
  icon: "M7 13h34v22H7zM14 20h20M18 26h12v4H18z",
  group: "Inhoud",
  example: {
    title: "Uw reis begint met een gesprek",
    text: "Drie korte stappen zijn genoeg.",
    buttonLabel: "Begin bij stap 1",
    buttonAddress: "#offerte",
  },
  properties: {
    level: {
      label: "Niveau van de titel",
      description: "2 voor een deel van de pagina, 3 voor een onderdeel daarvan.",
    },
    surface: { label: "Ondergrond", description: "Alleen zonder foto." },
  },
});
