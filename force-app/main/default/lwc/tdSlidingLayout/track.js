const left = (viewport, index) => viewport.children[index]?.getBoundingClientRect().left ?? 0;

/** Distance of a slide from the first one; negative where text runs from right to left, as scroll positions are. */
export const offsetOf = (viewport, slide) => left(viewport, slide) - left(viewport, 0);

/** The slide that a viewport is scrolled to, or nearest to. */
export const slideAt = (viewport) => Math.round(viewport.scrollLeft / (offsetOf(viewport, 1) || 1));
