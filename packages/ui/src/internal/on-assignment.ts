/** What scripts assign to a text, a box and an option. */
type Assignable = "value" | "checked" | "selected";

/** The property of an element as the browser has it, without what React and {@link onAssignment} add. */
export const nativeProperty = (element: HTMLElement, property: Assignable): PropertyDescriptor | undefined =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property);

/**
 * Calls `listener` after a script assigned a value to an element, for which browsers dispatch no event.
 *
 * @param property `checked` for a box, `selected` for an option
 * @returns a function that stops it. The property that React had is defined again
 */
export function onAssignment(element: HTMLElement, property: Assignable, listener: () => void): () => void {
  // React has a property of its own on the element, with which it recognizes assignments.
  const original = Object.getOwnPropertyDescriptor(element, property) ?? nativeProperty(element, property) ?? {};
  Object.defineProperty(element, property, {
    ...original,
    configurable: true,
    set(next: unknown) {
      original.set?.call(element, next);
      listener();
    },
  });
  return () => void Object.defineProperty(element, property, { ...original, configurable: true });
}
