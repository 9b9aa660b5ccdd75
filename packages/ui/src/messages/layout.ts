/** Dutch texts of the carousel and the grid. */
export const layout = {
  carousel: "carrousel",
  slide: "dia",
  slides: "Dia's",
  slideOf: (position: number, count: number): string => `${position} van ${count}`,
  slidesShown: ({ first, last, count }: { first: number; last: number; count: number }): string =>
    first === last ? `Dia ${first} van ${count}` : `Dia's ${first} tot en met ${last} van ${count}`,
  chooseSlide: "Kies een dia",
  toSlide: (position: number): string => `Naar dia ${position}`,
  previousSlide: "Vorige dia",
  nextSlide: "Volgende dia",
  pauseCarousel: "Carrousel pauzeren",
  playCarousel: "Carrousel afspelen",
  showMore: "Meer tonen",
  /** Accessible name of an item of a grid, where `{0}` is its number. */
  listItem: "Onderdeel {0}",
};
