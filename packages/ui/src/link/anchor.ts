/**
 * Lands a visitor on the anchor in the address when the anchor's element is rendered after the page was loaded: browsers look
 * for it at loading only.
 *
 * @param view the window, before anything is rendered by script
 * @returns to be called after each time something was rendered, with the element that contains it. It scrolls once, and never
 * when the visitor has scrolled
 * @example
 * const scrollToAnchor = watchAnchor(window);
 * render(block, node);
 * scrollToAnchor(node);
 */
export function watchAnchor(view: Window): (rendered?: ParentNode) => void {
  const { document, location } = view;
  const { hash } = location;
  const id = decode(hash.slice(1));
  const startY = view.scrollY;
  let isPending = id !== "" && !document.getElementById(id);
  return (rendered = document) => {
    if (!isPending) return;
    isPending = location.hash === hash && view.scrollY === startY;
    // By a selector: in a shadow tree, `getElementById` of the document does not find it.
    const anchor = isPending && rendered.querySelector(`[id="${CSS.escape(id)}"]`);
    if (!anchor) return;
    isPending = false;
    anchor.scrollIntoView();
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
