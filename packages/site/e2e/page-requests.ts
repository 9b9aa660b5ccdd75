// What a page loads, and where it leads.
import type { Page } from "@playwright/test";

/** Every address that answered with an error while the page was open, and every one outside the site. */
export function watchRequests(page: Page, site: string): string[] {
  const wrong: string[] = [];
  page.on("response", (response) => {
    const url = response.url();
    const isFile = response.request().resourceType() !== "document";
    if (url.startsWith("data:")) return;
    if (!url.startsWith(`${site}/`) || (isFile && response.status() >= 400)) wrong.push(`${response.status()} ${url}`);
  });
  return wrong;
}

/** The addresses on this origin in links, pictures, forms and metadata of the page. */
export const readAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "a[href], img, source, form[action], link[href], meta[property^='og:'], script[type$='ld+json']",
      ),
    ]
      .flatMap((element) => [
        ...["href", "src", "action", "content"].map((name) => element.getAttribute(name) ?? ""),
        ...(element.getAttribute("srcset") ?? "").split(", ").map((entry) => entry.split(" ")[0] ?? ""),
        ...[...(element.textContent ?? "").matchAll(/https?:\/\/[^"]+/g)].map(([address]) => address),
      ])
      .filter((address) => /^\/|^https?:/.test(address))
      .map((address) => new URL(address, document.baseURI).href)
      .filter((address) => address.startsWith(`${location.origin}/`)),
  );

/** Loads every picture, also those that are far below the screen, and returns their widths. */
export const loadPictures = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll("img")];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
    return pictures.map(({ naturalWidth }) => naturalWidth);
  });
