import { OrgError } from "../../errors.ts";

/** The same sentence for every failure, so that an attacker learns nothing from it. */
const safeMessage = "Er is een fout opgetreden. Probeer het later opnieuw.";

/** The error response for a rejected call: what an `AuraHandledException` becomes. */
export const rejection = (): OrgError => new OrgError(400, "APEX_ERROR", safeMessage);
