// Endpoints of the page "Publiceren".
import type { Route } from "@travel-design/local-org";
import { findNpm, findSalesforceCli } from "../../org/find-program.ts";
import { listOrgs, type ListedOrg } from "../../org/list-orgs.ts";
import { textIn, type Endpoint } from "../endpoint.ts";
import { BuilderError } from "../page-files.ts";
import { Deployment, type DeploymentState } from "./deployment.ts";
import { stepsInDutch, workInDutch } from "./dutch-deployment.ts";

/** A deployment as the page shows it. */
interface ShownDeployment extends DeploymentState {
  steps: readonly string[];
  /** What may remain to be done by hand after it. */
  remainingWork: readonly string[];
}

/** What the page shows before anything is deployed. */
export interface PublishInfo {
  /** Whether the Salesforce CLI is installed. */
  hasCli: boolean;
  orgs: readonly ListedOrg[];
  /** The deployment that runs or ran last. */
  deployment: ShownDeployment | undefined;
}

async function readOrgs(): Promise<ListedOrg[] | undefined> {
  const cli = findSalesforceCli(process.env);
  return cli && listOrgs(cli);
}

/** The org of a request, if the Salesforce CLI lists it and its session works. */
async function checkedOrg(name: string): Promise<string> {
  const org = (await readOrgs())?.find((each) => each.name === name);
  if (!org) throw new BuilderError(400, "De Salesforce CLI kent deze org niet. Kijk opnieuw welke orgs er zijn.");
  if (!org.isConnected)
    throw new BuilderError(
      400,
      `De aanmelding bij ${name} is verlopen. Meld u opnieuw aan: sf org login web --alias ${name}`,
    );
  return org.name;
}

/** Lists orgs, and starts, follows and stops a deployment. */
export function publishEndpoints(endpoint: Endpoint): Route[] {
  const deployment = new Deployment(findNpm(process.env));
  let steps: readonly string[] = [];
  const stateFrom = (from?: number): ShownDeployment | undefined => {
    const state = deployment.state(from);
    return state && { ...state, steps, remainingWork: workInDutch };
  };
  return [
    endpoint("GET", "publish", async (): Promise<PublishInfo> => {
      const orgs = await readOrgs();
      return { hasCli: orgs !== undefined, orgs: orgs ?? [], deployment: stateFrom() };
    }),
    endpoint("POST", "publish/deployment", async (request) => {
      const body = await request.readJson();
      const validate = textIn(body, "task") !== "deploy";
      const started = { org: await checkedOrg(textIn(body, "org")), validate };
      deployment.start(started);
      steps = stepsInDutch(started);
      return stateFrom();
    }),
    endpoint("GET", "publish/deployment", async ({ url }) => {
      const state = stateFrom(Number(url.searchParams.get("from")) || 0);
      if (!state)
        throw new BuilderError(404, "npm run builder is opnieuw gestart, en daarmee is het publiceren gestopt.");
      return state;
    }),
    endpoint("DELETE", "publish/deployment", async () => deployment.stop()),
  ];
}
