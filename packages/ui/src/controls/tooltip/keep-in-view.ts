const gap = 8;

/**
 * Moves a bubble sideways so far that it stands inside the page, by its custom property `--_shift`.
 *
 * @example keepInView(bubble); // bubble.style: --_shift: -24px
 */
export function keepInView(bubble: HTMLElement): void {
  bubble.style.setProperty("--_shift", "0px");
  const { left, right } = bubble.getBoundingClientRect();
  const pageWidth = bubble.ownerDocument.documentElement.clientWidth;
  const shift = Math.max(gap - left, Math.min(0, pageWidth - gap - right));
  bubble.style.setProperty("--_shift", `${shift}px`);
}
