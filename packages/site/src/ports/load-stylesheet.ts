import type { BlockPorts } from "@travel-design/blocks";
import { siteAddress } from "@travel-design/ui/models";
import { resourceFolder } from "#host";
import { basePathOf } from "../base-path.ts";

/** Adds style sheets of static resources to the page. */
export const loadStylesheetIn =
  ({ document }: Window): NonNullable<BlockPorts["loadStylesheet"]> =>
  (path) =>
    new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = siteAddress(`${resourceFolder}/${path}`, basePathOf(document));
      link.addEventListener("load", resolve);
      link.addEventListener("error", () => reject(new Error(`${link.href} cannot be loaded.`)));
      document.head.append(link);
    });
