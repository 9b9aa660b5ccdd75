// Reports mistakes in content files while somebody edits them.
import type { checkSite, SiteProblem } from "../check/index.ts";
import { describeProblem } from "../check/site-problem.ts";
import { readSourceFolder } from "./source-folder.ts";

/** Settings of {@link createSiteCheck}. */
export interface SiteCheckOptions {
  /** Path of `force-app/main/default`. */
  forceApp: string;
  log(line: string): void;
}

/** Checks the content files of a site. */
export interface SiteCheck {
  /** Checks the files as they are now, and logs what the previous check did not report. */
  run(check: typeof checkSite): readonly SiteProblem[];
}

/** A problem as a line that starts with its place, after a word for its severity. */
export const problemLine = (problem: SiteProblem, folder: string): string =>
  `${problem.severity}: ${describeProblem(problem, folder)}`;

/** Creates the check. It logs each problem once, until it is fixed. */
export function createSiteCheck({ forceApp, log }: SiteCheckOptions): SiteCheck {
  let reported = new Set<string>();
  return {
    run(check) {
      const problems = check(readSourceFolder(forceApp));
      const lines = problems.map((problem) => problemLine(problem, forceApp));
      for (const line of lines) if (!reported.has(line)) log(line);
      if (lines.length === 0 && reported.size > 0) log("The content files have no mistakes any more.");
      reported = new Set(lines);
      return problems;
    },
  };
}
