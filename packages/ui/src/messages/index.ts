// Every text the components say by themselves. What a site builder or the form sets goes before these. Each is an export of its
// own: import them all as `messages`, and a bundler keeps those that are used.

export const required = "Dit veld is verplicht";
export const invalid = "Ongeldige invoer";
export const textRemaining = (count: number): string =>
  `U kunt hier nog ${count} ${count === 1 ? "teken" : "tekens"} typen`;
export const textNearlyFull = (maxLength: number): string => `Hier passen hoogstens ${maxLength} tekens`;
export const textIsFull = (maxLength: number): string => `Meer dan ${maxLength} tekens passen hier niet`;
export const buttonLabel = "Klik hier";
/** English on purpose: the spinner's text is the same on every site. */
export const loading = "Loading";
/** English on purpose, as are the next: the names that builders know from the start. */
export const searchLabel = "Search";
export const searchPlaceholder = "Start typing...";
export const opensInNewTab = "(opent in een nieuw tabblad)";
export const results = (count: number): string => (count === 1 ? "1 resultaat" : `${count} resultaten`);
export const noResults = "Geen resultaten; u kunt uw eigen tekst laten staan";
export const activeResult = (label: string, position: number, count: number): string =>
  `${label}, ${position} van ${count}`;
export const carousel = "carrousel";
export const slide = "dia";
export const slides = "Dia's";
export const showMore = "Meer tonen";
export const slideOf = (position: number, count: number): string => `${position} van ${count}`;
export const slidesShown = (first: number, last: number, count: number): string =>
  first === last ? `Dia ${first} van ${count}` : `Dia's ${first} tot en met ${last} van ${count}`;
export const chooseSlide = "Kies een dia";
export const toSlide = (position: number): string => `Naar dia ${position}`;
export const previousSlide = "Vorige dia";
export const nextSlide = "Volgende dia";
export const pauseCarousel = "Carrousel pauzeren";
export const playCarousel = "Carrousel afspelen";
export const stars = (filled: number, most: number): string => `${filled} van ${most} sterren`;
export const portraitOf = (name: string): string => `Portret van ${name}`;
export const requestFrom = (name: string): string => `${name}: vraag een reisvoorstel aan`;
export const requestSuchTrip = "Vraag zo’n reis aan";
export const mailTo = (name: string): string => `Stuur een e-mail aan ${name}`;
export const skipToContent = "Naar de inhoud";
export const mainMenu = "Hoofdmenu";
export const menu = "Menu";
export const homePage = "Naar de voorpagina";
