import type { DeployOptions } from "./options.ts";
import type { OrgFacts } from "./org-facts.ts";

/** The result of checking one precondition. An error stops the deployment; a warning does not. */
export interface Finding {
  severity: "ok" | "warning" | "error";
  /** One sentence: what, where, why, and what to do. */
  message: string;
}

/** A check of an org; undefined if it has nothing to say. */
export type Check = (options: DeployOptions, facts: OrgFacts) => Finding | undefined;

export const ok = (message: string): Finding => ({ severity: "ok", message });
export const warning = (message: string): Finding => ({ severity: "warning", message });
export const error = (message: string): Finding => ({ severity: "error", message });
