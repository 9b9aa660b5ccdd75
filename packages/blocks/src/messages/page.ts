/** Dutch texts of the other parts of a page. */
export const page = {
  skipToContent: "Naar de inhoud",
  mainMenu: "Hoofdmenu",
  menu: "Menu",
  homePage: "Naar de voorpagina",
  bestTime: "Beste tijd",
  goodTime: "Goede tijd",
  lessSuitable: "Minder geschikt",
  from: "Vanaf",
  perPerson: "per persoon",
  phone: "Telefoon",
  openingHours: "Bereikbaar",
  email: "E-mail",
  /** The name of a month, of which January is 0. */
  monthName: (index: number, length: "short" | "long"): string =>
    new Date(2000, index).toLocaleDateString("nl", { month: length }),
  /** An amount of whole euros. */
  euros: (amount: number): string =>
    amount.toLocaleString("nl", { style: "currency", currency: "EUR", maximumFractionDigits: 0 }),
  requestReference: "Kenmerk van uw aanvraag",
  routeMapOf: (first: string, last: string): string => `Kaart van de route van ${first} naar ${last}`,
};
