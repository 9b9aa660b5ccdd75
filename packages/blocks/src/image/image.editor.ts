import { defineEditor } from "../define/editor.ts";
import { image } from "./image.tsx";

export const imageEditor = defineEditor(image, {
  label: "Afbeelding",
  description: "Eén foto, met de maat en de uitsnede die u kiest.",
  icon: "M8 11h32v26H8zM8 32l9-9 7 6 5-4 11 9M31 18h.1",
  group: "Beeld en reis",
  example: { imageInfoPath: "/sfsites/c/resource/travelPictures/fjord@2880.jpg" },
  properties: {
    imageInfo: { label: "Foto" },
    altText: {
      label: "Wat de foto laat zien",
      description: "Leeg: de tekst die de foto in het CMS heeft. Zonder tekst is de foto alleen versiering.",
      describesPicture: true,
    },
    width: { label: "Breedte in procenten" },
    height: { label: "Hoogte in pixels", description: "Alleen als de foto het vak vult." },
    alignment: { label: "Plaats van een smalle foto" },
    fit: { label: "Hoe de foto het vak vult" },
    overlayColor: { label: "Kleur over de foto" },
  },
});
