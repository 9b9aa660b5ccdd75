import type { PlatformError } from "../errors.ts";
import { isJsonObject, type JsonObject } from "../json.ts";

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const messageOf = (value: unknown): string => (isJsonObject(value) ? String(value.message) : "");

/** The errors of a response: a list, or a single one. */
const itemsOf = (body: unknown): JsonObject[] => (Array.isArray(body) ? body : [body]).filter(isJsonObject);

/** What is wrong with a record that cannot be saved: `errors` about the record, and `fieldErrors` by field. */
const outputOf = ({ output }: JsonObject): JsonObject => (isJsonObject(output) ? output : {});

/**
 * The messages of a rejected write by field, to show beside the fields.
 *
 * @example fieldErrorsOf(error).City__c // "Vul een plaats in."
 */
export function fieldErrorsOf({ body }: Pick<PlatformError, "body">): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const item of itemsOf(body)) {
    // An error that names its fields, or the errors of a record by field.
    for (const field of listOf(item.fields)) found[String(field)] = messageOf(item);
    const { fieldErrors } = outputOf(item);
    for (const [field, errors] of Object.entries(isJsonObject(fieldErrors) ? fieldErrors : {}))
      found[field] = listOf(errors).map(messageOf).join(" ");
  }
  return found;
}

/**
 * The message of a rejected write about the record as a whole, to show above the fields. `error.message` is general for a record
 * that cannot be saved: "An error occurred while trying to update the record."
 *
 * @returns `error.message` for an error that has no other
 */
export function recordErrorOf({ body, message }: Pick<PlatformError, "body" | "message">): string {
  const messages = itemsOf(body).flatMap((item) => listOf(outputOf(item).errors).map(messageOf));
  return messages.length > 0 ? messages.join(" ") : message;
}
