import { isoDay } from "./iso-day.ts";

const hex = (number: number): string => number.toString(16).padStart(4, "0");

/**
 * A reference that makes each request countable once.
 *
 * @param random four random 16-bit numbers
 * @example newReference(new Date(2026, 4, 1), Uint16Array.of(1, 2, 3, 4)) // "2026-05-01-0001-0002-0003-0004"
 */
export const newReference = (now: Date, random: Uint16Array): string =>
  [isoDay(now), ...Array.from(random, hex)].join("-");

/**
 * The address of the thank-you page.
 *
 * @param path path on this site with its final slash; may have a query
 * @example thankYouUrl("/bedankt-voor-uw-aanvraag/", "2026-05-01-0001-0002-0003-0004")
 * // "/bedankt-voor-uw-aanvraag/?ts=2026-05-01-0001-0002-0003-0004"
 */
export function thankYouUrl(path: string, reference: string): string {
  const [pathname = "", query = ""] = path.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set("ts", reference);
  return `${pathname}?${parameters}`;
}
