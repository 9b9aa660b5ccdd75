import type { BlockPorts } from "@travel-design/blocks";
import { readImageContents } from "@travel-design/ui/models";
import { contentsSelector } from "./contents-element.ts";
import { visitor } from "./visitor.ts";

/** Pictures of the content store that the server read for this page. */
function imagesOf(document: Document): BlockPorts["images"] {
  const element = document.querySelector(contentsSelector);
  return element ? { contents: readImageContents(element.textContent) } : undefined;
}

/**
 * What any block may use of its page in the browser.
 *
 * @param view the window
 */
export function pagePorts(view: Window): Omit<BlockPorts, "log" | "quotation"> {
  const { document, location } = view;
  return {
    images: imagesOf(document),
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
