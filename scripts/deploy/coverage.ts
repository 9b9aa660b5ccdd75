// Which classes the Apex tests cover too little. Salesforce says so in the middle of a long report.
import type { CallCli } from "../org/salesforce-cli.ts";
import { objectOf } from "./query-org.ts";

/** Percentage of its lines that tests have to cover, in each class of a deployment. */
export const requiredCoverage = 75;

/** The classes in the report of a deployment that are below the required share, with a sentence per class. */
function uncoveredIn(report: Record<string, unknown>): readonly string[] {
  const { runTestResult } = objectOf(objectOf(report.result).details);
  // A report with one class contains it without a list.
  return [objectOf(runTestResult).codeCoverage ?? []].flat().flatMap((entry) => {
    const { name, numLocations, numLocationsNotCovered } = objectOf(entry);
    const [lines, missed] = [Number(numLocations), Number(numLocationsNotCovered)];
    const share = lines === 0 ? 100 : Math.floor((100 * (lines - missed)) / lines);
    return share < requiredCoverage
      ? [`The tests cover ${share} % of the class ${String(name)}, and Salesforce requires ${requiredCoverage} %.`]
      : [];
  });
}

/** Asks the org about the deployment that just failed. */
export const readUncovered = (call: CallCli, org: string): readonly string[] =>
  uncoveredIn(call(org, ["project", "deploy", "report", "--use-most-recent"]));
