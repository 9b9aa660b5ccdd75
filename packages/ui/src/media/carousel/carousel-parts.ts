/** Controls of a carousel, which React and Lightning render with the same classes. */
export interface CarouselParts {
  previous: HTMLElement | null;
  next: HTMLElement | null;
  dotGroup: HTMLElement | null;
}

const controls = ":scope > .td-carousel__controls >";

/**
 * The element whose children are the slides.
 *
 * @throws Error when it is not rendered
 */
export function findViewport(root: Element): HTMLElement {
  const viewport = root.querySelector<HTMLElement>(":scope > .td-carousel__viewport");
  if (!viewport) throw new Error("A carousel needs a child of class td-carousel__viewport: render it first.");
  return viewport;
}

/** The controls that are rendered now. Child selectors leave out a carousel within a slide. */
export function findParts(root: Element): CarouselParts {
  return {
    previous: root.querySelector<HTMLElement>(`${controls} .td-carousel__previous`),
    next: root.querySelector<HTMLElement>(`${controls} .td-carousel__next`),
    dotGroup: root.querySelector<HTMLElement>(`${controls} .td-carousel__dots`),
  };
}

/** Whether an event happened in a slide, and not on the viewport itself. */
export function isInSlide(event: Event, viewport: Element): boolean {
  const path = event.composedPath();
  return path[0] !== viewport && path.includes(viewport);
}
