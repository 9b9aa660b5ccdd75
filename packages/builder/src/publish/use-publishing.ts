import { useCallback, useEffect, useState } from "react";
import { call, messageOf } from "../api.ts";
import type { DeploymentState, PublishInfo } from "../contract/responses.ts";

/** `validate` checks the org and the deployment, and changes nothing in the org. */
export type PublishTask = "validate" | "deploy";

/** Publishing, as the page shows it. */
export interface Publishing {
  /** Undefined until the Salesforce CLI has responded. */
  info: PublishInfo | undefined;
  deployment: DeploymentState | undefined;
  /** Whether the session at the org is being checked, before a deployment starts. */
  isStarting: boolean;
  /** A sentence about a request that failed; empty without one. */
  error: string;
  /** Looks again for the CLI and its orgs. */
  refresh(): void;
  start(org: string, task: PublishTask): void;
  stop(): void;
}

/** In milliseconds. */
const pollInterval = 700;

/** Reads what there is to publish to, and follows a deployment while it runs. */
export function usePublishing(): Publishing {
  const [info, setInfo] = useState<PublishInfo>();
  const [deployment, setDeployment] = useState<DeploymentState>();
  const [isStarting, setIsStarting] = useState(false);
  const [error, setError] = useState("");
  const fail = useCallback((reason: unknown) => setError(messageOf(reason)), []);

  const read = useCallback(() => {
    call("readPublishing", {}).then((found) => {
      setInfo(found);
      setDeployment(found.deployment);
    }, fail);
  }, [fail]);
  useEffect(read, [read]);

  useEffect(() => {
    if (deployment?.status !== "running") return;
    const timer = setTimeout(() => {
      call("readDeployment", { from: String(deployment.length) }).then(
        (next) => setDeployment({ ...next, output: deployment.output + next.output }),
        (reason: unknown) => {
          fail(reason);
          setDeployment({ ...deployment, status: "failed" });
        },
      );
    }, pollInterval);
    return () => clearTimeout(timer);
  }, [deployment, fail]);

  return {
    info,
    deployment,
    isStarting,
    error,
    refresh() {
      setInfo(undefined);
      setError("");
      read();
    },
    start(org, task) {
      setError("");
      setIsStarting(true);
      void call("startDeployment", { org, task })
        .then(setDeployment, fail)
        .finally(() => setIsStarting(false));
    },
    stop: () => void call("stopDeployment", {}).catch(fail),
  };
}
