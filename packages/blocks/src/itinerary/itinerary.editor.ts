import { defineEditor } from "../define/editor.ts";
import { itinerary } from "./itinerary.ts";

export const itineraryEditor = defineEditor(itinerary, {
  label: "Reisschema",
  description: "Een reis of een deel ervan, van dag tot dag.",
  icon: "M13 11v26M10 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0M10 24a3 3 0 1 0 6 0a3 3 0 1 0-6 0M10 34a3 3 0 1 0 6 0a3 3 0 1 0-6 0M22 14h16M22 24h16M22 34h10",
  group: "Beeld en reis",
  example: {
    title: "Vier dagen aan de fjord",
    days: "Dag 1 | Aankomst in Bergen | U wordt opgehaald. De avond is aan u.||Dag 2 en 3 | Met de boot de fjord in | U vaart naar een dorp van dertig huizen.||Dag 4 | Een dag zonder plan | Er ligt een roeiboot klaar.",
  },
  properties: {
    days: {
      label: "Dagen",
      description:
        "Per dag: dag | titel | tekst, bijvoorbeeld Dag 4 | Naar de fjord | Met de boot. || begint een nieuwe dag.",
      parts: { day: "Dag", title: "Titel", text: "Tekst" },
    },
  },
});
