/**
 * Calls back once what is rendered now has been painted, so that the visitor does not wait for it.
 *
 * @param element any element of the page
 * @returns a function that cancels it
 */
export function afterPaint(element: Element | null, callback: () => void): () => void {
  const view = element?.ownerDocument.defaultView;
  let isCanceled = false;
  view?.requestAnimationFrame(() =>
    view.setTimeout(() => {
      if (!isCanceled) callback();
    }),
  );
  return () => {
    isCanceled = true;
  };
}
