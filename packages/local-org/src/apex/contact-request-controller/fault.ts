import { OrgError } from "../../errors.ts";

/** Which rule an answer breaks. */
export type Rule = "required" | "format" | "type" | "length" | "range" | "choice" | "order" | "unknownKey";

/** One broken rule. It names the field, never its value, so that it may be logged. */
export interface Fault {
  field: string;
  rule: Rule;
}

/** What the visitor is told, whatever went wrong: whoever tampers learns nothing from it. */
const safeSentence = "Er is een fout opgetreden. Probeer het later opnieuw.";

/** The answer to a call that the class refuses: what an `AuraHandledException` becomes. */
export const refusal = (): OrgError => new OrgError(400, "APEX_ERROR", safeSentence);

/**
 * The log's words for a list of faults.
 *
 * @example describeFaults([{ field: "email", rule: "format" }]) // "email (format)"
 */
export const describeFaults = (faults: readonly Fault[]): string =>
  faults.map(({ field, rule }) => `${field} (${rule})`).join(", ");
