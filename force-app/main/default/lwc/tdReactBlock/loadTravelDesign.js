import { log } from "c/tdPage";
import { loadScript } from "lightning/platformResourceLoader";
import { address, contract } from "./contract";

/** How long to wait before the second request, in milliseconds. */
const retryDelay = 2000;

let loading;
let attempts = 0;
let isLogged = false;

/** Requests the script. Each retry has an address of its own, because a loader may remember a failed one. */
function requestScript(component) {
  attempts += 1;
  return loadScript(component, attempts === 1 ? address : `${address}&attempt=${attempts}`);
}

async function load(component) {
  try {
    await requestScript(component);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    await requestScript(component);
  }
  const { TravelDesign } = window;
  if (TravelDesign?.contract !== contract) {
    throw new Error(
      `This page was published for contract ${contract} of the script and got ${TravelDesign?.contract}: publish the site again.`,
    );
  }
  return TravelDesign;
}

/**
 * Loads the script with the React blocks, once for all blocks of a page. A failed request is repeated once, after a short wait.
 *
 * @param {import("lwc").LightningElement} component any component of the page
 * @returns {Promise<object>} the script's global; rejected, and logged once per page, if it is missing or of another contract
 */
export function loadTravelDesign(component) {
  loading ??= load(component).catch((error) => {
    // The next block that is rendered requests a missing script again. One of another contract stays the same.
    if (!window.TravelDesign) loading = undefined;
    if (!isLogged) log("The blocks of this page cannot be shown, because their script cannot be used.", error);
    isLogged = true;
    throw error;
  });
  return loading;
}
