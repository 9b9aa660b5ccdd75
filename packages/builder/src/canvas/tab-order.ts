import { isElement } from "../controls/elements.ts";

const focusable =
  "a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]";
const tabStops = `:is(${focusable}):not([tabindex="-1"])`;

/**
 * Removes everything inside an element from the tab order, now and whenever it changes. It stays in the accessibility tree, and a
 * text that is edited in place can have the focus.
 */
export function keepTabStopsAway(root: Element): () => void {
  const remove = (element: Element): void => {
    if (element.matches(tabStops)) element.setAttribute("tabindex", "-1");
  };
  const removeIn = (element: Element): void => {
    remove(element);
    element.querySelectorAll(tabStops).forEach(remove);
  };
  removeIn(root);
  // Only what changed, because a page has hundreds of blocks.
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "attributes" && isElement(target)) remove(target);
      for (const node of addedNodes) if (isElement(node)) removeIn(node);
    }
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ["tabindex", "href", "controls"] });
  return () => observer.disconnect();
}

/** Marks the frame of the page while the keyboard has the focus there, because Chromium matches `:focus` for no iframe. */
export function markKeyboardFocus({ defaultView: view }: Document): () => void {
  const frame = view?.frameElement;
  const listening = new AbortController();
  const { signal } = listening;
  let isPointer = false;
  const mark = (hasFocus: boolean): void => void frame?.toggleAttribute("data-keyboard-focus", hasFocus && !isPointer);
  const handlePointer = (): void => {
    isPointer = true;
    mark(false);
  };
  const handleBlur = (): void => {
    isPointer = false;
    mark(false);
  };
  view?.addEventListener("pointerdown", handlePointer, { capture: true, signal });
  view?.addEventListener("focus", () => mark(true), { signal });
  view?.addEventListener("blur", handleBlur, { signal });
  return () => listening.abort();
}
