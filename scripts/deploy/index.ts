// npm run deploy -- --org ALIAS: deploys everything to an org and publishes the site; with --as react-app as a React app.
// --validate only checks the org and the deployment; --dry-run only prints the commands, and generates a React app for inspection.
import { rmSync } from "node:fs";
import { deployTo } from "./deploy-to.ts";
import { describePlan } from "./describe-plan.ts";
import { help, parseRun } from "./options.ts";
import { generateApp, planOf } from "./plan.ts";
import { localRunner } from "./runner.ts";
import { runMain } from "../shared/run-main.ts";

await runMain(() => {
  const parameters = process.argv.slice(2);
  if (parameters.includes("--help")) return console.log(help);
  const { options, dryRun } = parseRun(parameters);
  const { as, org, prefix } = options;
  // Two deployments may run at once.
  const folder = `.deploy/${org}`;
  if (dryRun) {
    console.log(describePlan(planOf({ ...options, folder })));
    return as === "react-app" ? localRunner.run(generateApp(undefined, prefix).command, { org }) : 0;
  }
  deployTo({ ...options, folder }, localRunner);
  rmSync(folder, { recursive: true, force: true });
  return 0;
});
