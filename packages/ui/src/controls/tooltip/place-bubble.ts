/** Distance between the bubble and the edges of the page, in pixels. */
const gap = 8;

/** The default maximum width of the bubble, in `rem`. */
const maxWidth = 18;

/**
 * Places a visible bubble within the width of the page, by its custom properties `--_max-inline-size` and `--_shift`.
 *
 * Each layout on the way fits as well: a phone keeps a page zoomed out that was too wide for a single layout. So the style sheet
 * renders a bubble without these properties narrower than its button.
 *
 * @example placeBubble(bubble); // bubble.style: --_max-inline-size: 288px; --_shift: -24px
 */
export function placeBubble(bubble: HTMLElement): void {
  const { documentElement, defaultView } = bubble.ownerDocument;
  if (!defaultView) return;
  const set = (name: string, pixels: number): void => bubble.style.setProperty(name, `${pixels}px`);
  const width = documentElement.clientWidth;
  const rem = parseFloat(defaultView.getComputedStyle(documentElement).fontSize) || 16;
  const max = Math.min(maxWidth * rem, width - 2 * gap);
  /** How far a box must move to be within the page. */
  const shiftOf = (left: number, right: number): number => Math.max(gap - left, Math.min(0, width - gap - right));

  bubble.style.removeProperty("--_max-inline-size");
  set("--_shift", 0);
  const start = bubble.getBoundingClientRect();
  const isRightToLeft = defaultView.getComputedStyle(bubble).direction === "rtl";
  const widest = isRightToLeft ? shiftOf(start.right - max, start.right) : shiftOf(start.left, start.left + max);
  set("--_shift", widest);
  set("--_max-inline-size", max);
  const { left, right } = bubble.getBoundingClientRect();
  set("--_shift", shiftOf(left - widest, right - widest));
}
