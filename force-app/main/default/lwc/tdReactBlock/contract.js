// Written by "npm run generate" from packages/blocks/src/mount/contract.ts: change it there.
import script from "@salesforce/resourceUrl/travelDesign3";

/** Version of the interface between these bundles and the script. */
export const contract = 3;

/** Changes with the content of the script, so that no browser uses an older one. A deployment fills it in. */
export const version = "local";

/** Address of the script. */
export const address = `${script}?v=${version}`;
