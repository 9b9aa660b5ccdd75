import { contract } from "../../packages/blocks/src/mount/contract.ts";
import { messages } from "../../packages/blocks/src/messages.ts";

/** What the bundles know about the script before it is loaded. */
export const contractFile = `// Written by "npm run generate" from packages/blocks/src/mount/contract.ts and messages.ts: change it there.

/** Version of the interface between these bundles and the script travelDesign. */
export const contract = ${contract};

/** Shown instead of a block that cannot be rendered. */
export const unavailable = ${JSON.stringify(messages.unavailable)};

/** Label of the button that tries it again. */
export const retry = ${JSON.stringify(messages.retry)};
`;
