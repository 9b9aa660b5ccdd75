import type { Fields } from "../map-to-record.ts";
import { harmless } from "./harmless-words.ts";

/** How a salutation is greeted; nothing for one that the forms do not contain. */
function formOf(salutation: string, forms: string): string | undefined {
  const pairs = forms.split(";").map((part) => part.split("=").map((side) => side.trim()));
  const pair = pairs.find(([label]) => label === salutation);
  return pair && (pair[1] || pair[0]);
}

/**
 * Greets the visitor as the form does. A salutation that is neither in the forms nor on the list is left out, because it may
 * be any text.
 *
 * @param forms salutations as they are greeted, `De heer=heer;Mevrouw=mevrouw`; empty: salutations as they are
 * @param listed the active salutations of the object
 * @example greetingOf({ Salutation__c: "Mevrouw", LastName__c: "van den Berg" }, "Mevrouw=mevrouw", []) // "Beste mevrouw Van den Berg,"
 */
export function greetingOf(fields: Fields, forms: string, listed: readonly string[]): string {
  const lastName = harmless(String(fields["LastName__c"] ?? ""));
  if (!lastName) return "Beste reiziger,";
  const salutation = String(fields["Salutation__c"] ?? "");
  const greeted = formOf(salutation, forms) ?? (listed.includes(salutation) ? salutation : "");
  if (!greeted) {
    const firstName = harmless(String(fields["FirstName__c"] ?? ""));
    return `Beste ${[firstName, lastName].filter(Boolean).join(" ")},`;
  }
  const name = forms ? lastName.charAt(0).toUpperCase() + lastName.slice(1) : lastName;
  return `Beste ${greeted} ${name},`;
}
