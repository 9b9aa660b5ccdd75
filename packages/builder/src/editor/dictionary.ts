import type { Dictionary } from "@puckeditor/core";

/** Words of Puck that builders can meet. */
export const dictionary: Dictionary = {
  "action-selectparent": "Kies wat eromheen staat",
  "action-duplicate": "Verdubbelen",
  "action-delete": "Verwijderen",
  "label-page": "Pagina",
  "label-component": "Onderdeel",
  "outline-empty": "Nog niets",
  "outline-header-title": "Opbouw",
  "drawer-category-other": "Overig",
  "canvas-noconfig": "Onderdeel {type}: hier niet te zien, maar het blijft bewaard.",
  "field-readonly": "Alleen lezen",
};
