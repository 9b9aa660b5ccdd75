import type { BlockPorts } from "@travel-design/blocks";
import { visitor } from "./visitor.ts";

/** What any block may ask of a page of the local site, in the browser and on the server. */
export const stillPorts = {
  // Nothing here makes a picture smaller: each is shown as it was saved.
  images: { widths: { mobile: 0, tablet: 0, desktop: 0 } },
} as const satisfies Partial<BlockPorts>;

/**
 * What any block may ask of its page in the browser.
 *
 * @param view the window
 */
export function pagePorts(view: Window): Omit<BlockPorts, "log" | "quotation"> {
  const { document, location } = view;
  return {
    ...stillPorts,
    user: visitor,
    navigate: (url) => location.assign(url),
    loadStylesheet: (path) =>
      new Promise((resolve, reject) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = `/sfsites/c/resource/${path}`;
        link.addEventListener("load", resolve);
        link.addEventListener("error", () => reject(new Error(`${link.href} cannot be loaded.`)));
        document.head.append(link);
      }),
  };
}
