// Written by "npm run generate" from the folders beside this file.
import { sideText } from "./side-text/side-text.tsx";
import { specialistMatch } from "./specialist-match/specialist-match.ts";
import { travelerStories } from "./traveler-stories/traveler-stories.tsx";
import type { Block } from "./define/block.ts";

/** The blocks that change with window events of others. */
export const listeners: readonly Block[] = [sideText, specialistMatch, travelerStories];
