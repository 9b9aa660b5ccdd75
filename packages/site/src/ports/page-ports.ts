import type { BlockPorts } from "@travel-design/blocks";
import { basePathOf } from "../base-path.ts";
import { readContentsElement, type ImageContents } from "./contents-element.ts";
import { navigateIn } from "./navigate.ts";
import { visitor } from "./visitor.ts";

/**
 * Ports that are the same in the browser and on the server.
 *
 * @param basePath path below which the site is served: "/reizen", or empty
 * @param contents the page's pictures of the content store
 */
export const sharedPorts = (
  basePath: string,
  contents: ImageContents | undefined,
): Pick<BlockPorts, "basePath" | "images"> => ({ basePath, images: { basePath, contents } });

/**
 * Ports of a page in the browser that any script needs.
 *
 * @param view the window
 */
export function pagePorts(view: Window): Omit<BlockPorts, "loadStylesheet" | "log" | "quotation"> {
  const { document } = view;
  const basePath = basePathOf(document);
  return {
    ...sharedPorts(basePath, readContentsElement(document.head)),
    user: visitor,
    navigate: navigateIn(view),
  };
}
