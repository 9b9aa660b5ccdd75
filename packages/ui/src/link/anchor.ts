import { tryTo } from "../internal/try-to.ts";

/** The part of a window that links need. */
export type LinkPage = Pick<Window, "document" | "location">;

/** Events by which visitors show that they are reading or using the page. */
const interactions = ["pointerdown", "touchstart", "wheel", "keydown"] as const;

/**
 * Scrolls to the anchor in the page's address when its element is rendered after the page was loaded, because browsers look for
 * it only while loading. The anchor stays in view while blocks above it are rendered, until the first interaction.
 *
 * @param page the window, or its document and location, before anything is rendered by script
 * @returns to be called with each element that a script renders into; a change of its size can move the anchor
 * @example
 * const observeRendering = watchAnchor(window);
 * render(block, node);
 * observeRendering(node);
 */
export function watchAnchor({ document, location }: LinkPage): (element: Element) => void {
  const { hash } = location;
  const id = decode(hash.slice(1));
  const view = document.defaultView;
  if (!view || id === "" || document.getElementById(id)) return () => {};
  let { scrollY } = view;
  const end = new AbortController();
  const { signal } = end;
  const observer = new ResizeObserver(() => {
    document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
    ({ scrollY } = view);
  });
  // Scroll anchoring would scroll as well, and could not be distinguished from the visitor.
  const { style } = document.documentElement;
  style.setProperty("overflow-anchor", "none");
  signal.addEventListener("abort", () => {
    observer.disconnect();
    style.removeProperty("overflow-anchor");
  });
  for (const name of interactions) {
    document.addEventListener(name, () => end.abort(), { capture: true, passive: true, signal });
  }
  // Dragging the scroll bar fires only `scroll`. While the page loads, the browser itself may scroll to the anchor.
  const endIfScrolled = (): void => {
    if (view.scrollY === scrollY) return;
    if (!isInPlace(document.getElementById(id), view)) end.abort();
    ({ scrollY } = view);
  };
  document.addEventListener("scroll", endIfScrolled, { passive: true, signal });
  view.addEventListener("hashchange", () => end.abort(), { signal });
  return (element) => {
    if (!signal.aborted) observer.observe(element);
  };
}

/** Whether an element is where a browser scrolls it to. */
function isInPlace(element: Element | null, view: Window): boolean {
  if (!element) return false;
  const margin = parseFloat(view.getComputedStyle(element).scrollMarginBlockStart);
  const padding = parseFloat(view.getComputedStyle(element.ownerDocument.documentElement).scrollPaddingBlockStart) || 0;
  return Math.abs(element.getBoundingClientRect().top - margin - padding) < 1;
}

const decode = (text: string): string => tryTo(() => decodeURIComponent(text)) ?? text;
