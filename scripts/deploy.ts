// npm run deploy -- --org ALIAS: deploys everything to an org and publishes the site. With --dry-run it prints each step only.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readOrgSite, type OrgSite } from "./deploy/org-site.ts";
import { planOf, type Step } from "./deploy/plan.ts";
import { displayOrg } from "./org/display-org.ts";
import { parameter, shell } from "./org/salesforce-cli.ts";

const usage = "Usage: npm run deploy -- --org ALIAS [--owner USERNAME] [--dry-run]";

function run(step: Step): void {
  console.log(`\n▸ ${step.title}`);
  if ("act" in step) return step.act();
  const [program, ...parameters] = step.command;
  const { status } = spawnSync(program, parameters.map(parameter), {
    stdio: step.quiet ? ["ignore", "ignore", "inherit"] : "inherit",
    shell,
  });
  if (status !== 0)
    throw new Error(`"${step.title}" failed. Mend what it says and deploy again; every step may be repeated.`);
}

const describe = (step: Step): string => `${step.title}${"command" in step ? `\n  ${step.command.join(" ")}` : ""}`;

/** What is left to do, or to wait for. */
const conclusionOf = ({ status }: OrgSite): string =>
  status === "Live"
    ? "The site is published. Salesforce mails when visitors see it, usually within a few minutes."
    : "The site is published as a preview, which visitors do not see. Look at it in Experience Builder, then activate it: Workspaces, Administration, Settings.";

function deploy(): void {
  const options = { org: { type: "string" }, owner: { type: "string" }, "dry-run": { type: "boolean" } } as const;
  const { org, owner, "dry-run": dryRun } = parseArgs({ options }).values;
  if (!org) throw new Error(`Name the org. ${usage}`);
  if (dryRun) {
    const site = { status: "", senderAddress: "" };
    const plan = planOf({ org, owner: owner ?? "the signed-in user", site, folder: "FOLDER" });
    console.log(plan.map((step, index) => `${index + 1}. ${describe(step)}`).join("\n"));
    return;
  }
  const { username } = displayOrg(org);
  const site = readOrgSite(org, owner ?? username);
  const folder = mkdtempSync(join(tmpdir(), "travel-design-deploy-"));
  try {
    for (const step of planOf({ org, owner: owner ?? username, site, folder })) run(step);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${conclusionOf(site)}`);
}

try {
  deploy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
