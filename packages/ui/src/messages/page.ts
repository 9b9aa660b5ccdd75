// Texts of content and page components.

export const stars = (filled: number, most: number): string => `${filled} van ${most} sterren`;
export const portraitOf = (name: string): string => `Portret van ${name}`;
export const specialistFor = (destination?: string): string =>
  destination ? `Uw specialist · ${destination}` : "Uw specialist";
export const specialistIs = (name: string): string => `Uw specialist voor deze reis is ${name}`;
export const requestFrom = (name: string): string => `${name}: vraag een reisvoorstel aan`;
export const requestSuchTrip = "Vraag zo’n reis aan";
export const mailTo = (name: string): string => `Stuur een e-mail aan ${name}`;
export const yourDestination = "Uw bestemming";
export const skipToContent = "Naar de inhoud";
export const mainMenu = "Hoofdmenu";
export const menu = "Menu";
export const homePage = "Naar de voorpagina";
export const from = "Vanaf";
export const phone = "Telefoon";
export const openingHours = "Bereikbaar";
export const email = "E-mail";
export const monthName = (index: number, length: "short" | "long"): string =>
  new Date(2000, index).toLocaleDateString("nl-NL", { month: length });
/** An amount as Dutch writes it: `€ 7.450`. */
export const euros = (amount: number): string =>
  amount.toLocaleString("nl-NL", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
export const routeMapOf = (first: string, last: string): string => `Kaart van de route van ${first} naar ${last}`;
