/** How far above the anchor the page comes to rest, in pixels. */
const anchorOffset = 130;

/** Scrolls up to just above the anchor; a visitor who already sees it is left alone, and so is one who presses a key on the way. */
export function scrollToAnchor(anchor: Element): void {
  const view = anchor.ownerDocument.defaultView;
  if (!view) return;
  const top = Math.max(0, anchor.getBoundingClientRect().top + view.scrollY - anchorOffset);
  if (top >= view.scrollY) return;
  const prefersStillness = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  view.scrollTo({ top, behavior: prefersStillness ? "auto" : "smooth" });
  // A key may lead focus elsewhere: the page would go on to its top, away from it.
  const stop = (): void => view.scrollTo({ top: view.scrollY, behavior: "instant" });
  view.addEventListener("keydown", stop, { once: true });
  view.addEventListener("scrollend", () => view.removeEventListener("keydown", stop), { once: true });
}
