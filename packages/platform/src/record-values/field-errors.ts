import type { PlatformError } from "../errors.ts";
import { isJsonObject } from "../json.ts";

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const messageOf = (value: unknown): string => (isJsonObject(value) ? String(value.message) : "");

/**
 * The messages of a rejected write by field, to show beside the fields. Messages about no field are in `error.message`.
 *
 * @example fieldErrorsOf(error).City__c // "Vul een plaats in."
 */
export function fieldErrorsOf({ body }: Pick<PlatformError, "body">): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  // A list of errors that name their fields, or the errors of a record by field.
  for (const item of listOf(body)) {
    for (const field of listOf(isJsonObject(item) ? item.fields : undefined)) found[String(field)] = messageOf(item);
  }
  const output = isJsonObject(body) && isJsonObject(body.output) ? body.output.fieldErrors : undefined;
  for (const [field, errors] of Object.entries(isJsonObject(output) ? output : {})) {
    found[field] = listOf(errors).map(messageOf).join(" ");
  }
  return found;
}
