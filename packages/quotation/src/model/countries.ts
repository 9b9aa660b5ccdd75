import { splitOptions } from "./split-options.ts";

/** The countries of a form that accepts foreign addresses. In a file of its own, because only the last step needs it. */
export const countries = splitOptions(
  "Nederland;België;Duitsland;Luxemburg;Frankrijk;Verenigd Koninkrijk;Zwitserland;Oostenrijk;Spanje;Italië;Portugal;Griekenland;" +
    "Zweden;Polen;Verenigde Staten;Aruba;Bonaire;Curaçao;Sint Maarten;Suriname;Ander land",
);
