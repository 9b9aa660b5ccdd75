import { destinationParameter } from "@travel-design/ui/internal";

/** The destination that an address preselects, as a value or label of the picklist. @param query for example `?bestemming=Peru` */
export const destinationOf = (query: string): string | undefined =>
  new URLSearchParams(query).get(destinationParameter) || undefined;

/** The part of a window that the links of a page belong to. */
export type LinksView = Pick<Window, "document" | "location">;

/**
 * The address that a click opens in this tab: that of a link, or of the form whose button was pressed. The event `submit` does not leave a
 * shadow tree, as `click` does. Undefined for a click with another meaning.
 */
function openedAddress(event: MouseEvent): URL | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return undefined;
  // Not the target: outside a shadow tree that is the host element.
  for (const node of event.composedPath()) {
    // A link to a part of this page has the page's own query, which names no new destination.
    if (node instanceof HTMLAnchorElement)
      return node.target || !node.href || node.getAttribute("href")?.startsWith("#") ? undefined : new URL(node.href);
    if (node instanceof HTMLButtonElement && node.type === "submit" && node.form?.method === "get") {
      const fields = [...new FormData(node.form)].map(([name, value]) => [name, String(value)]);
      return new URL(`?${new URLSearchParams(fields)}`, node.form.action);
    }
  }
  return undefined;
}

/**
 * Calls back when the visitor follows a link, or presses the button of a form, that opens this page with a destination for the request form.
 *
 * @param listener returns whether it uses the destination, so that the page is not opened again
 * @returns the unsubscribe function
 */
export function onDestinationLink(
  { document, location }: LinksView,
  listener: (destination: string) => boolean,
): () => void {
  const controller = new AbortController();
  const follow = (event: MouseEvent): void => {
    const address = openedAddress(event);
    const destination = address?.searchParams.get(destinationParameter);
    const isThisPage = address?.origin === location.origin && address.pathname === location.pathname;
    if (isThisPage && typeof destination === "string" && listener(destination)) event.preventDefault();
  };
  document.addEventListener("click", follow, { signal: controller.signal });
  return () => controller.abort();
}
