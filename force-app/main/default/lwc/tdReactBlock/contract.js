// Written by "npm run generate" from packages/blocks/src/mount/contract.ts and messages.ts: change it there.

/** Version of the interface between these bundles and the script travelDesign. */
export const contract = 2;

/** Shown instead of a block that cannot be rendered. */
export const unavailable = "Dit onderdeel kan nu niet worden getoond. Probeer het later opnieuw.";
