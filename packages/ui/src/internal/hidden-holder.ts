// What the hidden element that holds the value of a control needs, so that form libraries can use it as a native control.

/** Lets `focus()` of a hidden element focus what a visitor uses. */
export function forwardFocus(hidden: HTMLElement, shown: HTMLElement): void {
  // Storybook defines `focus` with a setter that replaces it for all elements, so it must not be assigned.
  const value = (how?: FocusOptions): void => shown.focus(how);
  Object.defineProperty(hidden, "focus", { configurable: true, value });
}

/** An event with the element that holds the name and the value as its target. */
export const withTarget = <E extends object>(event: E, target: Element | null): E =>
  Object.create(event, { target: { value: target } });
