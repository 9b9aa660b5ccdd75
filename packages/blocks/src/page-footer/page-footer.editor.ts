import { defineEditor } from "../define/editor.ts";
import { pageFooter } from "./page-footer.ts";

export const pageFooterEditor = defineEditor(pageFooter, {
  label: "Paginavoet",
  description: "Uw merk, contactgegevens en links onder elke pagina.",
  icon: "M6 11h36v26H6zM6 28h36M10 32.5h7M21 32.5h7M32 32.5h6",
  group: "Pagina",
  offeredIn: "themeLayout",
  example: {
    brandName: "Morgenree travel design",
    contactHeading: "Zo bereikt u ons",
    email: "reizen@example.com",
    links: "Privacyverklaring | /privacyverklaring",
  },
  properties: {
    brandName: { label: "Naam van uw merk" },
    brandText: { label: "Tekst onder de naam" },
    contactHeading: { label: "Kop boven de contactgegevens" },
    contactText: { label: "Openingstijden of adres", description: "|| begint een nieuwe regel." },
    email: { label: "E-mailadres" },
    phone: { label: "Telefoonnummer" },
    linksHeading: { label: "Kop boven de links" },
    links: {
      label: "Links",
      description: "Per link: tekst | adres, bijvoorbeeld Reizen | /reizen. || begint een nieuwe link.",
      parts: { label: "Tekst", address: "Adres" },
    },
    smallPrint: { label: "Kleine letters" },
  },
});
