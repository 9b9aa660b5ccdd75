import type { BlockPorts } from "@travel-design/blocks";
import type { ImageContents } from "./contents-element.ts";
import { sharedPorts } from "./page-ports.ts";

const onlyInBrowser = (): never => {
  throw new Error("[travel-design] A page is rendered on the server without its ports: call them from an effect only.");
};

/** What the ports of a page on the server depend on. */
export interface ServerPortsOptions {
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
  /** Path of the page on the site: `/privacyverklaring`. */
  path: string;
  /** The page's pictures of the content store. */
  contents: ImageContents | undefined;
}

/** Ports for rendering on the server, where nothing may happen yet: each function throws. */
export const serverPorts = ({ basePath, path, contents }: ServerPortsOptions): BlockPorts => ({
  ...sharedPorts(basePath, contents),
  currentPath: path,
  quotation: {
    startSubmission: onlyInBrowser,
    submitRequest: onlyInBrowser,
    readOptions: onlyInBrowser,
    readCampaign: onlyInBrowser,
    navigate: onlyInBrowser,
    pageTitle: { read: onlyInBrowser, write: onlyInBrowser },
    clock: { now: onlyInBrowser, after: onlyInBrowser },
    log: onlyInBrowser,
  },
  /** The browser renders the same block and logs the same. */
  log: () => {},
});
