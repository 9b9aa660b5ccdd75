// Elements of any document. The canvas has a realm of its own, so `instanceof Element` is false for its elements.

export const isElement = (target: unknown): target is Element => Object(target).nodeType === Node.ELEMENT_NODE;

/** The element that an event is about; null for another target, such as a document. */
export const targetElement = ({ target }: Event): Element | null => (isElement(target) ? target : null);
