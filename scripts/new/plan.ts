import type { Files } from "../generate/blocks/format-files.ts";

/** What the command writes, and what its user does after that. */
export interface Plan {
  /** Texts by path, from the repository's root. */
  files: Files;
  nextSteps: readonly string[];
}
