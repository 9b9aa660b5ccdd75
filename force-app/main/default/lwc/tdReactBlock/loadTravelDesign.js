import travelDesign from "@salesforce/resourceUrl/travelDesign";
import { loadScript } from "lightning/platformResourceLoader";
import { contract } from "./contract";
import { log } from "./log";

let loading;

async function load(component) {
  await loadScript(component, travelDesign);
  const { TravelDesign } = window;
  if (TravelDesign?.contract !== contract) {
    throw new Error(
      `This page was published for contract ${contract} of travelDesign and got ${TravelDesign?.contract}: publish the site again.`,
    );
  }
  return TravelDesign;
}

/**
 * Loads the script with the React blocks, once for all blocks of a page. Why it cannot be used is logged once, too.
 *
 * @param {import("lwc").LightningElement} component any component of the page
 * @returns {Promise<object>} the script's global; rejected when it is missing or of another contract
 */
export function loadTravelDesign(component) {
  loading ??= load(component).catch((error) => {
    log("The blocks of this page cannot be shown, because travelDesign cannot be used.", error);
    throw error;
  });
  return loading;
}
