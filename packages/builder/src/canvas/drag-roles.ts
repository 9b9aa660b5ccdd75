import { useEffect, useRef, type RefObject } from "react";

const dragAttributes = [
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
function removeDragRoles(root: ParentNode): void {
  for (const element of root.querySelectorAll(draggable))
    for (const name of dragAttributes) element.removeAttribute(name);
}

/** Removes the roles of dragging inside an element, now and whenever Puck adds them. */
export function keepDragRolesAway(root: Element): () => void {
  removeDragRoles(root);
  const observer = new MutationObserver(() => removeDragRoles(root));
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ["aria-roledescription"] });
  return () => observer.disconnect();
}

/** A ref for an element whose content Puck makes draggable: removes the roles of dragging in it. */
export function useWithoutDragRoles<Root extends Element>(): RefObject<Root | null> {
  const ref = useRef<Root>(null);
  useEffect(() => (ref.current ? keepDragRolesAway(ref.current) : undefined), []);
  return ref;
}
