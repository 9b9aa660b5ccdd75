import type { BlockPorts } from "@travel-design/blocks";
import { siteAddress } from "@travel-design/ui";
import { basePathOf } from "../base-path.ts";
import { navigateIn } from "./navigate.ts";
import { visitor } from "./visitor.ts";

/** Ports that are the same in the browser and on the server. */
export const sharedPorts = (basePath: string): Pick<BlockPorts, "basePath" | "images"> => ({
  basePath,
  // The local site does not resize pictures: each is shown as it was saved.
  images: { basePath, widths: { mobile: 0, tablet: 0, desktop: 0 } },
});

/**
 * Ports of a page in the browser, for any block.
 *
 * @param view the window
 */
export function pagePorts(view: Window): Omit<BlockPorts, "log" | "quotation"> {
  const { document } = view;
  const basePath = basePathOf(document);
  return {
    ...sharedPorts(basePath),
    user: visitor,
    navigate: navigateIn(view),
    loadStylesheet: (path) =>
      new Promise((resolve, reject) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = siteAddress(`/sfsites/c/resource/${path}`, basePath);
        link.addEventListener("load", resolve);
        link.addEventListener("error", () => reject(new Error(`${link.href} cannot be loaded.`)));
        document.head.append(link);
      }),
  };
}
