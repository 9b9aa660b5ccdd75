/** An element of a component that has a class name. */
export interface Part {
  /** Name of the element: `label`. */
  element: string;
  /** Its first class name. */
  className: string;
  /** The parts inside it. */
  content: readonly Part[];
}

/**
 * The parts below an element. Equal parts beside each other, such as the items of a list, are one. Elements without a
 * class name are left out, but not what is inside them. What a story fills a component with has a class of the stories, and is no part.
 */
export function partsIn(parent: Element): Part[] {
  const parts = Array.from(parent.children).flatMap((child): Part[] => {
    const className = child.classList.item(0);
    if (className?.startsWith("example-")) return [];
    const content = partsIn(child);
    return className === null ? content : [{ element: child.localName, className, content }];
  });
  return parts.filter(({ className }, index) => parts.findIndex((other) => other.className === className) === index);
}
