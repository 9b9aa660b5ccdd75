// Texts of the carousel and the grid.

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
