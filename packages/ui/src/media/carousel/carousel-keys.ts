import { isInSlide } from "./carousel-part.ts";

/** What a key does in a carousel. */
export type CarouselKey = "previous" | "next" | "first" | "last";

/**
 * Returns what a pressed key does in a carousel, by the direction of its text. Keys pressed in a slide are for the content
 * there, such as a text field.
 *
 * @example carouselKey(event, root, viewport); // "next"
 */
export function carouselKey(event: KeyboardEvent, root: Element, viewport: Element): CarouselKey | undefined {
  // With a modifier, an arrow key is a shortcut of the browser: Alt and the left arrow go back a page.
  const isShortcut = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isShortcut || event.defaultPrevented || isInSlide(event, viewport)) return undefined;
  // Chrome knows :dir() from version 120 on only.
  const isRightToLeft = root.ownerDocument.defaultView?.getComputedStyle(root).direction === "rtl";
  const [left, right] = isRightToLeft ? (["next", "previous"] as const) : (["previous", "next"] as const);
  const keys: Record<string, CarouselKey> = { ArrowLeft: left, ArrowRight: right, Home: "first", End: "last" };
  return keys[event.key];
}
