import { OrgError } from "../../errors.ts";

/** Which rule a value breaks. */
export type Rule = "required" | "format" | "type" | "length" | "range" | "choice" | "order" | "unknownKey";

/** One broken rule. It names the field, never its value, so that it can be logged. */
export interface Problem {
  field: string;
  rule: Rule;
}

/** The same sentence for every failure, so that an attacker learns nothing from it. */
const safeMessage = "Er is een fout opgetreden. Probeer het later opnieuw.";

/** The error response for a rejected call: what an `AuraHandledException` becomes. */
export const rejection = (): OrgError => new OrgError(400, "APEX_ERROR", safeMessage);

/**
 * Formats problems for the log.
 *
 * @example describeProblems([{ field: "email", rule: "format" }]) // "email (format)"
 */
export const describeProblems = (problems: readonly Problem[]): string =>
  problems.map(({ field, rule }) => `${field} (${rule})`).join(", ");
