import type { Describe } from "./problem-sentences.ts";

/** A mistake in a content file. */
export interface SiteProblem {
  /** An error stops the build. A warning is about something that only Salesforce can show or check. */
  severity: "error" | "warning";
  /** Path of the file below `force-app/main/default`. */
  file: string;
  /** Starts at 1. */
  line: number;
  /** Starts at 1. */
  column: number;
  /** Id of the component in the page, for editors that select it. */
  componentId?: string;
  /** The property that is wrong. */
  property?: string;
  /** One or more sentences: the block and property, what is wrong, and what is valid. */
  message: string;
  /** The same in other sentences, for example of another language. */
  describe: Describe;
}

/** Folder of the files that `file` of a problem and the paths of a source start from. */
const sourceFolder = "force-app/main/default";

/**
 * A problem as one line that starts with its location, which editors and terminals turn into a link.
 *
 * @param folder prefix of the path; empty for a path below `force-app/main/default`
 * @example describeProblem(problem); // "force-app/main/default/…/home/content.json:214:27: c:tdHero has no …"
 */
export const describeProblem = ({ file, line, column, message }: SiteProblem, folder = sourceFolder): string =>
  `${folder}/${file}:${line}:${column}: ${message}`;
