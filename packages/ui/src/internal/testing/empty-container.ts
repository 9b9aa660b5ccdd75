import { render } from "@testing-library/react";

/** A fresh element on the page to render in; the cleanup after each test takes it away. */
export function emptyContainer(): HTMLElement {
  const { baseElement } = render(null);
  return baseElement.appendChild(baseElement.ownerDocument.createElement("div"));
}
