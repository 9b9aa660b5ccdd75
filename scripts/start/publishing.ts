import type { PublishTools } from "@travel-design/builder/server";
import { stepsInDutch, workInDutch } from "../deploy/in-dutch.ts";
import { findNpm, findSalesforceCli } from "../org/find-program.ts";
import { listOrgs } from "../org/list-orgs.ts";

/** What the page builder publishes with. */
export const publishing: PublishTools = {
  npm: findNpm(process.env),
  async listOrgs() {
    const cli = findSalesforceCli(process.env);
    return cli && listOrgs(cli);
  },
  stepsOf: stepsInDutch,
  remainingWork: workInDutch,
};
