// npm run deploy -- --org ALIAS: deploys everything to an org and publishes the site.
// --validate only checks the org and the deployment; --dry-run only prints the commands.
import { rmSync } from "node:fs";
import { deployTo } from "./deploy-to.ts";
import { describePlan } from "./describe-plan.ts";
import { parseRun } from "./options.ts";
import { planOf } from "./plan.ts";
import { localRunner } from "./runner.ts";
import { runMain } from "../shared/run-main.ts";

const folder = ".deploy";

await runMain(() => {
  const { options, dryRun } = parseRun(process.argv.slice(2));
  if (dryRun) console.log(describePlan(planOf({ ...options, folder })));
  else {
    deployTo({ ...options, folder }, localRunner);
    rmSync(folder, { recursive: true, force: true });
  }
});
