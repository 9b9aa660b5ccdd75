// npm run deploy -- --org ALIAS: deploys everything to an org and publishes the site. With --dry-run it prints each step only.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { planOf, type Step } from "./deploy/plan.ts";
import { displayOrg } from "./org/display-org.ts";

const usage = "Usage: npm run deploy -- --org ALIAS [--owner USERNAME] [--dry-run]";

const shell = process.platform === "win32";

/** The user that the Salesforce CLI is signed in with at the org. */
const signedInUser = (org: string): string => displayOrg(org).username;

function run(step: Step): void {
  console.log(`\n▸ ${step.title}`);
  if ("act" in step) return step.act();
  const [program, ...parameters] = step.command;
  const { status } = spawnSync(program, parameters, {
    stdio: step.quiet ? ["ignore", "ignore", "inherit"] : "inherit",
    shell,
  });
  if (status !== 0)
    throw new Error(`"${step.title}" failed. Mend what it says and deploy again; every step may be repeated.`);
}

const describe = (step: Step): string => `${step.title}${"command" in step ? `\n  ${step.command.join(" ")}` : ""}`;

function deploy(): void {
  const options = { org: { type: "string" }, owner: { type: "string" }, "dry-run": { type: "boolean" } } as const;
  const { org, owner, "dry-run": dryRun } = parseArgs({ options }).values;
  if (!org) throw new Error(`Name the org. ${usage}`);
  if (dryRun) {
    const plan = planOf({ org, owner: owner ?? "the signed-in user", folder: "FOLDER" });
    console.log(plan.map((step, index) => `${index + 1}. ${describe(step)}`).join("\n"));
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "travel-design-deploy-"));
  try {
    for (const step of planOf({ org, owner: owner ?? signedInUser(org), folder })) run(step);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log("\nThe site is published. Salesforce mails when visitors see it, usually within a few minutes.");
}

try {
  deploy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
