/** A part of a carousel. React and Lightning render it with the same class. */
export type CarouselPart = "viewport" | "previous" | "next" | "dots";

/** Finds a part that is rendered now. Child selectors leave out a carousel within a slide. */
export function findPart(root: Element, part: CarouselPart): HTMLElement | null {
  const parent = part === "viewport" ? ":scope" : ":scope > .td-carousel__controls";
  return root.querySelector<HTMLElement>(`${parent} > .td-carousel__${part}`);
}

/**
 * The element whose children are the slides.
 *
 * @throws Error when it is not rendered
 */
export function findViewport(root: Element): HTMLElement {
  const viewport = findPart(root, "viewport");
  if (!viewport) throw new Error("A carousel needs a child of class td-carousel__viewport.");
  return viewport;
}

/** Whether an event happened in a slide, and not on the viewport itself. */
export function isInSlide(event: Event, viewport: Element): boolean {
  const path = event.composedPath();
  return path[0] !== viewport && path.includes(viewport);
}
