import { page } from "../../messages/page.ts";
import { requiredString, string } from "../../settings/properties.ts";

/** Settings of a request reference. */
export const requestReferenceProperties = {
  label: requiredString(page.requestReference),
  note: string(),
};

/** The reference in the address of the thank-you page: a date and four groups. */
const reference = /^\d{4}-\d{2}-\d{2}(?:-[\da-f]{4}){3}-([\da-f]{4})$/;

/**
 * The short reference of a request, from the query of the thank-you page. Empty without a valid one.
 *
 * @example shortReference("?ts=2026-05-01-0001-0002-0003-0a1b"); // "0a1b"
 */
export const shortReference = (query: string): string =>
  reference.exec(new URLSearchParams(query).get("ts") ?? "")?.[1] ?? "";
