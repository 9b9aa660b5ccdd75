import type { Command } from "../shared/commands.ts";

/**
 * What `npm test` runs in six minutes, and what only `npm run test:all` runs. That one runs the gate in another Chromium, so that it
 * passes in any, and the rest in the usual one, which is the fastest.
 */
type Tier = "gate" | "complete";

/** Something that an npm command can run. */
export interface Task {
  /** What it does, without a subject: the list of a group and the guide to the commands print it. */
  sentence: string;
  /** What to do when it fails. It is printed then. */
  whenItFails?: string;
  /** These run one after the other, until one fails. */
  commands: readonly Command[];
  /** Names of the builds that it reads. */
  builds?: readonly string[];
  /** A task without a tier runs only where it is named. */
  tier?: Tier;
  /** Runs alone. Any other task runs beside another one, because it uses one core most of the time. */
  usesAllCores?: boolean;
}
