import type { DeploymentState } from "../contract/responses.ts";
import { messages } from "../messages/index.ts";

/** The step that a deployment is at. */
export interface Progress {
  step: number;
  count: number;
}

/** The last step that the output names. Undefined before the first one. */
export function progressOf(output: string): Progress | undefined {
  const [, step, count] = [...output.matchAll(/^▸ (\d+)\/(\d+) /gm)].at(-1) ?? [];
  return step && count ? { step: Number(step), count: Number(count) } : undefined;
}

/** A sentence about how far a deployment is, or how it ended. */
export function sentenceOf({ status, validate, org, output, steps }: DeploymentState): string {
  const progress = progressOf(output);
  const title = progress && steps[progress.step - 1];
  switch (status) {
    case "running":
      return progress
        ? messages.publishing.isAtStep(progress.step, progress.count, title ?? "")
        : messages.publishing.isStarting;
    case "succeeded":
      return validate ? messages.publishing.validated(org) : messages.publishing.deployed(org);
    case "failed":
      return messages.publishing.failed(title);
    case "stopped":
      return messages.publishing.stopped(org);
  }
}
