/**
 * Follows whether the visitor is busy with an element: a pointer on it, a finger on it, or the focus in it. Each is kept
 * by itself, for one that leaves says nothing of the others.
 *
 * @param {Element} element
 * @param {(held: boolean) => void} onChange
 */
export function followHeld(element, onChange) {
  const by = { pointer: false, finger: false, focus: false };
  const listen = (name, change) => {
    const follow = (event) => {
      Object.assign(by, change(event));
      onChange(Object.values(by).includes(true));
    };
    element.addEventListener(name, follow, { passive: true });
  };
  // A finger that scrolls gives up its pointer at once, but its touch lasts.
  listen("pointerenter", ({ pointerType }) => ({ pointer: pointerType !== "touch" }));
  listen("pointerleave", () => ({ pointer: false }));
  listen("touchstart", () => ({ finger: true }));
  listen("touchend", () => ({ finger: false }));
  listen("touchcancel", () => ({ finger: false }));
  listen("focusin", () => ({ focus: true }));
  listen("focusout", ({ relatedTarget }) => ({ focus: element.contains(relatedTarget) }));
}
