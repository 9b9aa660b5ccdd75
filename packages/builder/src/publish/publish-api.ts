import { request } from "../api.ts";

/** An org that the Salesforce CLI was signed in to. */
export interface ListedOrg {
  /** Its alias, or its username if it has none. */
  name: string;
  username: string;
  /** Whether the session still works. */
  isConnected: boolean;
}

/** `validate` checks the org and the deployment, and changes nothing in the org. */
export type PublishTask = "validate" | "deploy";

/** How far a deployment is. */
export interface DeploymentState {
  org: string;
  validate: boolean;
  status: "running" | "succeeded" | "failed" | "stopped";
  output: string;
  /** How many characters it printed. */
  length: number;
  /** What it does, in order. */
  steps: readonly string[];
  /** What may remain to be done by hand after it. */
  remainingWork: readonly string[];
}

/** What there is to publish to. */
export interface PublishInfo {
  /** Whether the Salesforce CLI is installed. */
  hasCli: boolean;
  orgs: readonly ListedOrg[];
  deployment?: DeploymentState;
}

export const readPublishInfo = (): Promise<PublishInfo> => request("GET", "publish");
export const startDeployment = (org: string, task: PublishTask): Promise<DeploymentState> =>
  request("POST", "publish/deployment", { org, task });
/** @param from the first character of the output to return */
export const readDeployment = (from: number): Promise<DeploymentState> =>
  request("GET", `publish/deployment?from=${from}`);
export const stopDeployment = (): Promise<void> => request("DELETE", "publish/deployment");
