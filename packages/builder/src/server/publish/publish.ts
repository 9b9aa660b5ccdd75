// What responds to the page "Publiceren".
import type { DeploymentRequest, DeploymentState, ListedOrg } from "../../contract/responses.ts";
import { messages } from "../../messages/index.ts";
import { BuilderError } from "../errors.ts";
import type { Handlers } from "../routes.ts";
import { Deployment, type Launcher } from "./deployment.ts";

/** What the repository knows about deployments. */
export interface PublishTools {
  /** What starts npm. */
  npm: Launcher;
  /** Undefined without the Salesforce CLI. */
  listOrgs(): Promise<readonly ListedOrg[] | undefined>;
  /** The steps of a deployment in Dutch, in order. */
  stepsOf(request: DeploymentRequest): readonly string[];
  /** What may remain to be done by hand after it, in Dutch. */
  remainingWork: readonly string[];
}

/** Lists orgs, and starts, follows and stops a deployment. */
export function publishHandlers({
  npm,
  listOrgs,
  stepsOf,
  remainingWork,
}: PublishTools): Pick<Handlers, "readPublishing" | "startDeployment" | "readDeployment" | "stopDeployment"> {
  const deployment = new Deployment(npm);
  const stateFrom = (from?: number): DeploymentState | undefined => {
    const state = deployment.state(from);
    return state && { ...state, steps: stepsOf(state), remainingWork };
  };
  /** The org of a request, if the Salesforce CLI lists it and its session works. */
  async function checkedOrg(name: string): Promise<string> {
    const org = (await listOrgs())?.find((each) => each.name === name);
    if (!org) throw new BuilderError(400, messages.unknownOrg);
    if (!org.isConnected) throw new BuilderError(400, messages.disconnectedOrg(name));
    return org.name;
  }
  function stateOrError(from?: number): DeploymentState {
    const state = stateFrom(from);
    if (!state) throw new BuilderError(404, messages.publishingEnded);
    return state;
  }
  return {
    async readPublishing() {
      const orgs = await listOrgs();
      return { hasCli: orgs !== undefined, orgs: orgs ?? [], deployment: stateFrom() };
    },
    async startDeployment({ org, task }) {
      deployment.start({ org: await checkedOrg(org), validate: task !== "deploy" });
      return stateOrError();
    },
    readDeployment: async ({ from }) => stateOrError(Number(from) || 0),
    stopDeployment: async () => deployment.stop(),
  };
}
