/** Space to leave above the element, in pixels: the site's header covers it. */
const offset = 130;

/**
 * Scrolls up to just above the element, unless the page is not scrolled past it. Any key stops the scrolling.
 *
 * @param down whether to scroll down to it as well
 */
export function scrollToElement(element: Element, down = false): void {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const top = Math.max(0, element.getBoundingClientRect().top + view.scrollY - offset);
  if (top >= view.scrollY && !down) return;
  const prefersReducedMotion = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  view.scrollTo({ top, behavior: prefersReducedMotion ? "auto" : "smooth" });
  // The key may move focus, and the smooth scrolling would continue away from the focused element.
  const stop = (): void => view.scrollTo({ top: view.scrollY, behavior: "instant" });
  // Not removed at "scrollend": that event may belong to an earlier scrolling.
  view.addEventListener("keydown", stop, { once: true });
}
