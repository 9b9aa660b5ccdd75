import { contentBlocks } from "./content-blocks.tsx";
import { pageBlocks } from "./page-blocks.tsx";

/** Every view, for tests of what all components promise. */
export const subjects = [...contentBlocks, ...pageBlocks];
