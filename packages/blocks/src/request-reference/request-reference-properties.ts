import { decodeReference } from "@travel-design/quotation/model";
import { requiredString, string } from "@travel-design/ui/internal";
import { page } from "../messages/page.ts";

/** Settings of a request reference. */
export const requestReferenceProperties = {
  label: requiredString(page.requestReference),
  note: string(),
};

/** A date, the two groups that hold the reference, and two more. */
const timestamp = /^\d{4}-\d{2}-\d{2}-([\da-f]{4})-([\da-f]{4})(?:-[\da-f]{4}){2}$/;

/**
 * The reference of a request, from the query of the thank-you page. Empty without a valid one.
 *
 * @example referenceIn("?ts=2026-05-01-2c43-33d9-0003-0a1b"); // "TD-7K3M9Q"
 */
export function referenceIn(query: string): string {
  const [, first = "", second = ""] = timestamp.exec(new URLSearchParams(query).get("ts") ?? "") ?? [];
  return decodeReference(first + second);
}
