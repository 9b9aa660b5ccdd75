/** Distance between the bubble and the edges of the page, in pixels. */
const gap = 8;

/**
 * Places a visible bubble within the width of the page, by its custom properties `--_max-inline-size` and `--_shift`.
 *
 * Each layout on the way fits as well, because a phone stays zoomed out after a single layout that was too wide: first the
 * bubble is narrower than its button, then it begins at the edge of the page, and last it moves to its button.
 *
 * @example placeBubble(bubble); // bubble.style: --_max-inline-size: min(18rem, 359px); --_shift: -24px
 */
export function placeBubble(bubble: HTMLElement): void {
  const { style, ownerDocument } = bubble;
  const pageWidth = ownerDocument.documentElement.clientWidth;
  const moveTo = (position: number): void => style.setProperty("--_shift", `${position - left}px`);
  bubble.removeAttribute("style");
  const { left } = bubble.getBoundingClientRect();
  moveTo(gap);
  style.setProperty("--_max-inline-size", `min(18rem, ${pageWidth - 2 * gap}px)`);
  moveTo(Math.max(gap, Math.min(left, pageWidth - gap - bubble.offsetWidth)));
}
