// Written by "npm run generate" from packages/blocks/src/mount/contract.ts and messages.ts: change it there.

/** Version of the interface between these bundles and the script travelDesign. */
export const contract = 3;

/** Shown instead of a block that cannot be rendered. */
export const unavailable = "Dit onderdeel kan nu niet worden getoond.";

/** Label of the button that tries it again. */
export const retry = "Probeer het opnieuw";
