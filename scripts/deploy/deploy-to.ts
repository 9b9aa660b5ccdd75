import { join } from "node:path";
import { readCheckedOrg } from "./check-org.ts";
import { readUncovered } from "./coverage.ts";
import { deployValidated, planOf, type PlanOptions, type Step } from "./plan.ts";
import { query } from "./query-org.ts";
import { remainingWork } from "./remaining-work.ts";
import type { Runner } from "./runner.ts";
import { createdSite, labelOfSite } from "./site-names.ts";
import { checkValidation, formatValidation, readValidation, type Validation } from "./validation.ts";

/** Whether the org says that a step is done. The facts exist here, because the first step reads them and cannot be skipped. */
function isDone({ skipIf }: Step, { org, folder }: PlanOptions, { call }: Runner): boolean {
  if (!skipIf) return false;
  return query(call, org, skipIf.query(readCheckedOrg(folder).facts)).records.length > 0;
}

function runStep(step: Step, options: PlanOptions, runner: Runner, print: (line: string) => void): void {
  if (isDone(step, options, runner)) return print(`  Skipped: ${step.skipIf?.reason}.`);
  const { org } = options;
  const { quiet = false, folder = "." } = step;
  if (runner.run(step.command, { org, quiet, folder }) === 0) return;
  if (step.runsTests) for (const sentence of readUncovered(runner.call, org)) print(`  ✗ ${sentence}`);
  const repeat = options.validate ? "validate" : "deploy";
  throw new Error(
    `\n"${step.title}" failed: fix what the message above reports, and ${repeat} again. Every step can be repeated.`,
  );
}

function conclude(options: PlanOptions, validated: Validation | undefined, print: (line: string) => void): void {
  const { validate, folder } = options;
  if (validate && validated)
    return print(
      `\nThe deployment is valid, and nothing in the org was changed. Run the same command without --validate, or within ten days with --validation in its place:\n${formatValidation(validated)}`,
    );
  print(
    createdSite(options)
      ? "\nThe site is published; Salesforce sends an e-mail when the new version is visible, usually within minutes."
      : `\nThe blocks are in the org. Visitors of the site ${labelOfSite(options)} see a change only after somebody publishes it.`,
  );
  print("\nWhat remains to be done by hand, unless it is done:");
  remainingWork(readCheckedOrg(folder)).forEach(({ sentence }, index) => print(`  ${index + 1}. ${sentence}`));
}

/**
 * Deploys to an org: explains each step before it runs, and ends with what remains to be done by hand.
 *
 * @throws Error, one sentence that says what to do, if a step fails
 */
export function deployTo(options: PlanOptions, runner: Runner, print: (line: string) => void = console.log): void {
  const plan = planOf(options);
  const metadata = join(options.folder, "metadata");
  let validated: Validation | undefined;
  plan.forEach((step, index) => {
    print(`\n▸ ${index + 1}/${plan.length} ${step.title}\n  ${step.why}`);
    if (step.id !== "deploy") {
      runStep(step, options, runner, print);
      if (step.id === "validate") validated = readValidation(runner.call, options.org, metadata);
      return;
    }
    if (options.validation !== undefined) validated = checkValidation(options.validation, metadata);
    runStep(deployValidated(options.org, validated?.id), options, runner, print);
  });
  conclude(options, validated, print);
}
