import { defineEditor } from "../define/editor.ts";
import { requestReference } from "./request-reference.ts";

export const requestReferenceEditor = defineEditor(requestReference, {
  label: "Kenmerk van de aanvraag",
  description: "Toont op de bedankpagina het korte kenmerk van de aanvraag, en geen antwoorden.",
  icon: "M8 14h32v20H8zM14 21h8M14 27h12M32 20l-2 8M37 20l-2 8",
  group: "Formulier",
  example: { note: "Vermeld het als u ons belt of schrijft." },
  properties: {
    label: { label: "Naam van het kenmerk" },
    note: { label: "Wat de bezoeker ermee kan" },
  },
});
