/** Knows whether focus was lost because the focused element was removed. */
export interface FocusTracker {
  /** Whether the focused element was removed and nothing else has focus. */
  isLost(): boolean;
  /** Id of the item that had focus last; undefined if focus was outside the items. */
  getItemId(): string | undefined;
  destroy(): void;
}

/**
 * Tracks focus within an element.
 *
 * @param findItemId returns the id of the item that contains a node
 */
export function trackFocus(element: HTMLElement, findItemId: (target: Node) => string | undefined): FocusTracker {
  const { ownerDocument: page } = element;
  let focused: Node | undefined;
  let itemId: string | undefined;

  const onFocus = ({ target }: Event): void => {
    if (!page.defaultView || !(target instanceof page.defaultView.Node)) return;
    focused = target;
    itemId = findItemId(target);
  };
  const onBlur = (): void => {
    // Chrome also fires focusout while the focused element is being removed, so look after that.
    queueMicrotask(() => {
      if (focused?.isConnected && page.activeElement !== focused) focused = undefined;
    });
  };
  element.addEventListener("focusin", onFocus);
  element.addEventListener("focusout", onBlur);
  return {
    isLost: () => {
      const { activeElement } = page;
      return focused !== undefined && !focused.isConnected && (activeElement === null || activeElement === page.body);
    },
    getItemId: () => itemId,
    destroy() {
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("focusout", onBlur);
    },
  };
}
