import { contract } from "../../packages/blocks/src/mount/contract.ts";
import { messages } from "../../packages/blocks/src/messages.ts";

/** What the components and the script with the blocks must agree on, as the components keep it. */
export const agreement = `// Written by "npm run generate" from packages/blocks/src/mount/contract.ts and messages.ts: change it there.

/** Number of the agreement between these components and the script travelDesign. */
export const contract = ${contract};

/** What a visitor reads where a block cannot be shown. */
export const unavailable = ${JSON.stringify(messages.unavailable)};
`;
