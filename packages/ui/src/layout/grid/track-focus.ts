/** Knows whether focus was lost because the focused element was removed or hidden. */
export interface FocusTracker {
  /** Whether the focused element was removed or hidden, and nothing else has focus. */
  isLost(): boolean;
  /** Id of the item that had focus last; undefined if focus was outside the items. */
  getItemId(): string | undefined;
}

/** An LWC template keeps the elements of items that were removed. Its style sheet hides empty ones. */
const hiddenSelector = "[hidden], .td-grid__item:empty";

const isGone = (node: Element | undefined): boolean =>
  node !== undefined && (!node.isConnected || node.closest(hiddenSelector) !== null);

/**
 * Tracks focus within an element, until `signal` is aborted.
 *
 * @param findItemId returns the id of the item that contains a node
 */
export function trackFocus(
  element: HTMLElement,
  findItemId: (target: Node) => string | undefined,
  signal: AbortSignal,
): FocusTracker {
  const { ownerDocument: page } = element;
  let focused: Element | undefined;
  let itemId: string | undefined;

  const onFocus = ({ target }: Event): void => {
    if (!page.defaultView || !(target instanceof page.defaultView.Element)) return;
    focused = target;
    itemId = findItemId(target);
  };
  const onBlur = (): void => {
    // Chrome also fires focusout while the focused element is being removed, so look after that.
    queueMicrotask(() => {
      if (focused?.isConnected && page.activeElement !== focused) focused = undefined;
    });
  };
  element.addEventListener("focusin", onFocus, { signal });
  element.addEventListener("focusout", onBlur, { signal });
  return {
    isLost: () => {
      const { activeElement } = page;
      // A browser moves focus from a hidden element later, at the next rendering.
      return isGone(focused) && [null, page.body, focused].includes(activeElement);
    },
    getItemId: () => itemId,
  };
}
