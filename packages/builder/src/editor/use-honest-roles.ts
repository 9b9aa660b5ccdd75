import { useEffect, useRef, type RefObject } from "react";

const promises = [
  "role",
  "tabindex",
  "aria-roledescription",
  "aria-describedby",
  "aria-disabled",
  "aria-pressed",
  "aria-grabbed",
];

/** What Puck makes draggable. Blocks have descriptions of roles, too, such as that of a carousel. */
const draggable = '[aria-roledescription="draggable"]';

/** Removes what Puck's drag and drop says about the keyboard, because only a pointer can drag. */
function removeFalseRoles(root: ParentNode): void {
  for (const element of root.querySelectorAll(draggable)) for (const name of promises) element.removeAttribute(name);
}

/** Keeps what is inside an element, or a document, free of roles that do not hold. */
export function watchRoles(root: Element): () => void {
  removeFalseRoles(root);
  const observer = new MutationObserver(() => removeFalseRoles(root));
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ["aria-roledescription"] });
  return () => observer.disconnect();
}

/** A ref for an element whose content Puck makes draggable. */
export function useHonestRoles<Root extends Element>(): RefObject<Root | null> {
  const ref = useRef<Root>(null);
  useEffect(() => (ref.current ? watchRoles(ref.current) : undefined), []);
  return ref;
}
