import { defineEditor } from "../define/editor.ts";
import { specialistList } from "./specialist-list.ts";

export const specialistListEditor = defineEditor(specialistList, {
  label: "Lijst van reisspecialisten",
  description: "Alle specialisten naast elkaar, zoveel als er passen.",
  icon: "M15 12a5 5 0 1 0 .1 0M6 36c0-8 4-10 9-10s9 2 9 10M33 12a5 5 0 1 0 .1 0M28 27c6-2 14-1 14 9",
  group: "Beeld en reis",
  example: { specialists: "Anna de Wit | Noorwegen en IJsland | anna@example.com||Kwame Mensah | Tanzania en Kenia" },
  properties: {
    specialists: {
      label: "Specialisten",
      description: "Per persoon: naam | bestemmingen | e-mailadres | foto. || begint een nieuwe persoon.",
      parts: {
        title: "Naam",
        description: "Bestemmingen",
        specialistEmail: "E-mailadres",
        image: "Foto",
        icon: "Pictogram",
        layout: "Vorm",
        address: "Adres",
      },
    },
  },
});
