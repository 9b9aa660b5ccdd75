import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { emptyContainer } from "./empty-container.ts";

const differs = (error: unknown): never => {
  throw new Error("The page's HTML and the first render differ; render the same thing in both.", { cause: error });
};

/**
 * Puts a server's HTML on the page, lets a visitor at it, and only then starts React.
 *
 * @param meanwhile what the visitor does before the script arrives
 * @returns the element that holds the HTML
 */
export async function hydrateAfter(
  element: ReactElement,
  meanwhile: (page: HTMLElement) => void | Promise<void>,
): Promise<HTMLElement> {
  const container = emptyContainer();
  container.innerHTML = renderToString(element);
  await meanwhile(container);
  render(element, { container, hydrate: true, onRecoverableError: differs });
  return container;
}
