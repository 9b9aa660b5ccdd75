// npm run deploy -- --org ALIAS: deploys everything to an org and publishes the site.
// --validate only checks the org and the deployment; --dry-run only prints the commands.
import { rmSync } from "node:fs";
import { deployTo } from "./deploy/deploy-to.ts";
import { describePlan } from "./deploy/describe-plan.ts";
import { parseRun } from "./deploy/options.ts";
import { planOf } from "./deploy/plan.ts";
import { localRunner } from "./deploy/runner.ts";
import { runMain } from "./run-main.ts";

const folder = ".deploy";

runMain(() => {
  const { options, dryRun } = parseRun(process.argv.slice(2));
  if (dryRun) console.log(describePlan(planOf({ ...options, folder })));
  else {
    deployTo({ ...options, folder }, localRunner);
    rmSync(folder, { recursive: true, force: true });
  }
});
