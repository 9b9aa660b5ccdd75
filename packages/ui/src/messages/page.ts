/** Dutch texts of the parts of a page. */
export const page = {
  portraitOf: (name: string): string => `Portret van ${name}`,
  specialistFor: (destination?: string): string => (destination ? `Uw specialist · ${destination}` : "Uw specialist"),
  specialistIs: (name: string): string => `Uw specialist voor deze reis is ${name}`,
  requestFrom: (name: string): string => `${name}: vraag een reisvoorstel aan`,
  mailTo: (name: string): string => `Stuur een e-mail aan ${name}`,
  chooseDestination: "Waar wilt u naartoe?",
  yourDestination: "Uw bestemming",
  beginTrip: "Begin uw reis",
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
