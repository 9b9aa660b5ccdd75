/** How far above the anchor the page comes to rest, in pixels. */
const anchorOffset = 130;

/** Scrolls up to just above the anchor; a visitor who already sees it is left alone. */
export function scrollToAnchor(anchor: Element): void {
  const view = anchor.ownerDocument.defaultView;
  if (!view) return;
  const top = Math.max(0, anchor.getBoundingClientRect().top + view.scrollY - anchorOffset);
  if (top >= view.scrollY) return;
  const prefersStillness = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  view.scrollTo({ top, behavior: prefersStillness ? "auto" : "smooth" });
}
