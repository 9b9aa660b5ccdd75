/** Every text the controls say by themselves. What a site builder or the form sets goes before these. */
export const messages = {
  required: "Dit veld is verplicht",
  invalid: "Ongeldige invoer",
  buttonLabel: "Klik hier",
  /** English on purpose: the spinner's text is the same on every site. */
  loading: "Loading",
  /** English on purpose, as are the next: the names that builders know from the start. */
  searchLabel: "Search",
  searchPlaceholder: "Start typing...",
  opensInNewTab: "(opent in een nieuw tabblad)",
  results: (count: number): string => (count === 1 ? "1 resultaat" : `${count} resultaten`),
  noResults: "Geen resultaten; u kunt uw eigen tekst laten staan",
  activeResult: (label: string, position: number, count: number): string => `${label}, ${position} van ${count}`,
  carousel: "carrousel",
  slide: "dia",
  slides: "Dia's",
  showMore: "Meer tonen",
  slideOf: (position: number, count: number): string => `${position} van ${count}`,
  slidesShown: (first: number, last: number, count: number): string =>
    first === last ? `Dia ${first} van ${count}` : `Dia's ${first} tot en met ${last} van ${count}`,
  chooseSlide: "Kies een dia",
  toSlide: (position: number): string => `Naar dia ${position}`,
  previousSlide: "Vorige dia",
  nextSlide: "Volgende dia",
  pauseCarousel: "Carrousel pauzeren",
  playCarousel: "Carrousel afspelen",
  stars: (filled: number, most: number): string => `${filled} van ${most} sterren`,
  portraitOf: (name: string): string => `Portret van ${name}`,
  mailTo: (name: string): string => `Stuur een e-mail aan ${name}`,
} as const;
