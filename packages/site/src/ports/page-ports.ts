import type { BlockPorts } from "@travel-design/blocks";
import { readContentsElement } from "./contents-element.ts";
import { visitor } from "./visitor.ts";

/**
 * What any block may use of its page in the browser.
 *
 * @param view the window
 */
export function pagePorts(view: Window): Omit<BlockPorts, "log" | "quotation"> {
  const { document, location } = view;
  const contents = readContentsElement(document.head);
  return {
    images: contents && { contents },
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
