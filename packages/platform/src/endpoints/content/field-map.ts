import { isJsonObject, typeMismatch } from "../../json.ts";

/** Values by field name. */
export type FieldMap = Readonly<Record<string, unknown>>;

/** @throws TypeError when the answer is not an object */
export function expectFieldMap(body: unknown): FieldMap {
  if (isJsonObject(body)) return body;
  throw typeMismatch("object", body);
}
