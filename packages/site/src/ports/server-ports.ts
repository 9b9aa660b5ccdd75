import type { BlockPorts } from "@travel-design/blocks";

const onlyInBrowser = (): never => {
  throw new Error("[travel-design] A page is rendered on the server without its ports: call them from an effect only.");
};

/** Ports for rendering on the server, where a block must not have effects: each one throws. */
export const serverPorts: BlockPorts = {
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
};
