import { showForm } from "../canvas/page-styles.ts";

/**
 * A page of the site as a picture of it: without scripts, and with a style element that can be changed.
 *
 * @param html of the page
 */
export function staticPage(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll("script, noscript")) element.remove();
  const brand = page.createElement("style");
  brand.dataset.brand = "";
  page.head.append(brand, Object.assign(page.createElement("style"), { textContent: showForm }));
  page.body.inert = true;
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
