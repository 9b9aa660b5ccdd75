import type { BlockPorts } from "@travel-design/blocks";
import { sharedPorts } from "./page-ports.ts";

const onlyInBrowser = (): never => {
  throw new Error("[travel-design] A page is drawn on the server without its ports: call them from an effect only.");
};

/** Ports for rendering on the server, where nothing may happen yet: each function throws. */
export const serverPorts = (basePath: string): BlockPorts => ({
  ...sharedPorts(basePath),
  quotation: {
    startSubmission: onlyInBrowser,
    submitRequest: onlyInBrowser,
    readOptions: onlyInBrowser,
    readCampaign: onlyInBrowser,
    navigate: onlyInBrowser,
    pageTitle: onlyInBrowser,
    clock: { now: onlyInBrowser, after: onlyInBrowser },
    log: onlyInBrowser,
  },
  /** The browser renders the same block and logs the same. */
  log: () => {},
});
