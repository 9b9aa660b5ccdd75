import { defineEditor } from "../define/editor.ts";
import { pageHeader } from "./page-header.ts";

export const pageHeaderEditor = defineEditor(pageHeader, {
  label: "Paginakop",
  description: "Het merk en het hoofdmenu boven elke pagina.",
  icon: "M6 11h36v26H6zM6 18h36M10 14.5h6M26 14.5h4M33 14.5h5",
  group: "Pagina",
  offeredIn: "themeLayout",
  example: {
    brandName: "Morgenree",
    tagline: "travel design",
    links: "Bestemmingen | /#bestemmingen || Reisvoorstel | /#offerte",
  },
  base: "tdMenuBlock",
  properties: {
    brandName: { label: "Naam van uw merk" },
    tagline: { label: "Regel onder de naam" },
    logo: { label: "Logo" },
    homeAddress: { label: "Adres van de voorpagina" },
    menu: {
      label: "Navigatiemenu van de site",
      description: "API-naam van een menu van de site, bijvoorbeeld Default_Navigation. Leeg: de links van Menu.",
    },
    links: {
      label: "Menu",
      description: "Per link: tekst | adres, bijvoorbeeld Reizen | /reizen. || begint een nieuwe link.",
      parts: { label: "Tekst", address: "Adres" },
    },
  },
});
