import { defineEditor } from "../define/editor.ts";
import { userDataProvider } from "./user-data-provider.tsx";

export const userDataProviderEditor = defineEditor(userDataProvider, {
  label: "Bezoekersgegevens",
  description:
    "Vertelt andere scripts op de pagina of de bezoeker is ingelogd, en als wie. Bezoekers zien er niets van.",
  icon: "M24 10a6 6 0 1 0 .1 0M12 38v-4a8 8 0 0 1 8-8h8a8 8 0 0 1 8 8v4",
  group: "Formulier",
  properties: {},
});
