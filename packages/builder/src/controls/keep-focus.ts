// Restores the focus when the focused element disappears. Browsers then focus the body, so that Tab restarts at the top of the page.

/** Groups of controls: what is left of one is the nearest place. */
const groups = "[data-field], fieldset, form, li";
const controls = "input, select, textarea, button, a[href]";

/** Whether an element can have the focus. */
const isUsable = (element: Element): boolean => element.checkVisibility() && !element.matches(":disabled");

const firstIn = (parent: Element, selector: string): HTMLElement | undefined =>
  [...parent.querySelectorAll<HTMLElement>(selector)].find(isUsable);

/** Where the focus goes in an ancestor of what disappeared; undefined if there is no good place in it. */
function placeIn(ancestor: Element): HTMLElement | undefined {
  if (ancestor.matches(groups)) return firstIn(ancestor, controls);
  if (ancestor.matches("[data-editor]")) return firstIn(ancestor, "[role='treeitem'][tabindex='0']");
  return ancestor.matches("main, [data-panel], #builder") ? firstIn(ancestor, "h1, h2") : undefined;
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) yield parent;
}

/**
 * Moves the focus to the nearest place that is left when the focused element is removed, hidden or disabled: to another control of its
 * field or list, to what is selected in the editor, or to the heading of what is shown instead.
 *
 * @returns a function that removes the listeners
 */
export function keepFocus(root: Document): () => void {
  let focused: Element | undefined;
  let around: readonly Element[] = [];
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    focused = target;
    around = [...ancestorsOf(target)];
  };
  const find = (): void => {
    if (!focused || root.activeElement !== root.body || (focused.isConnected && isUsable(focused))) return;
    let place: HTMLElement | undefined;
    for (const ancestor of around) if (ancestor.isConnected) place ??= placeIn(ancestor);
    // Without one, the next page is still loading.
    if (!place) return;
    if (!place.matches(`${controls}, [tabindex]`)) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(find);
  observer.observe(root.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden"],
  });
  root.addEventListener("focusin", remember);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", remember);
  };
}
