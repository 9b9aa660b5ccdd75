// Written by "npm run generate" from packages/blocks/src/mount/contract.ts and messages.ts: change it there.

/** Number of the agreement between these components and the script travelDesign. */
export const contract = 1;

/** What a visitor reads where a block cannot be shown. */
export const unavailable = "Dit onderdeel kan nu niet worden getoond. Probeer het later opnieuw.";
