import { encodeReference } from "./reference-code.ts";
import { isoDay } from "./iso-day.ts";

const hex = (number: number): string => number.toString(16).padStart(4, "0");

/**
 * The local date and four groups of hexadecimal digits. The first two hold the reference of the request, from which the thank-you page
 * shows it.
 *
 * @param reference as the server stores it; empty if there is none
 * @param random two random 16-bit numbers
 * @example timestampOf(new Date(2026, 4, 1), "TD-7K3M9Q", Uint16Array.of(3, 4)) // "2026-05-01-2c43-33d9-0003-0004"
 */
export function timestampOf(now: Date, reference: string, random: Uint16Array): string {
  const code = encodeReference(reference);
  return [isoDay(now), code.slice(0, 4), code.slice(4), ...Array.from(random, hex)].join("-");
}

/**
 * The address of the thank-you page.
 *
 * @param path path on this site with its final slash; may have a query
 * @example thankYouUrl("/bedankt-voor-uw-aanvraag/", "2026-05-01-0001-0002-0003-0004")
 * // "/bedankt-voor-uw-aanvraag/?ts=2026-05-01-0001-0002-0003-0004"
 */
export function thankYouUrl(path: string, timestamp: string): string {
  const [pathname = "", query = ""] = path.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set("ts", timestamp);
  return `${pathname}?${parameters}`;
}
