import type { BlockPorts } from "@travel-design/blocks";
import { stillPorts } from "./page-ports.ts";

const onlyInBrowser = (): never => {
  throw new Error("[travel-design] A page is drawn on the server without its ports: call them from an effect only.");
};

/** Ports for drawing on the server, where nothing may happen yet: each one throws. */
export const serverPorts: BlockPorts = {
  ...stillPorts,
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
  /** The browser draws the same block and logs the same. */
  log: () => {},
};
