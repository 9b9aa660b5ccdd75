import { isoDay } from "./iso-day.ts";

const hex = (number: number): string => number.toString(16).padStart(4, "0");

/**
 * The address the visitor goes to after sending: the thank-you page with a value that makes each visit countable once.
 *
 * @param path path of the page on this site, with its closing slash
 * @param random four random 16-bit numbers
 * @example thankYouUrl("/bedankt-voor-uw-aanvraag/", new Date(2026, 4, 1), Uint16Array.of(1, 2, 3, 4))
 * // "/bedankt-voor-uw-aanvraag/?ts=2026-05-01-0001-0002-0003-0004"
 */
export function thankYouUrl(path: string, now: Date, random: Uint16Array): string {
  const stamp = [isoDay(now), ...Array.from(random, hex)].join("-");
  return `${path}?${new URLSearchParams({ ts: stamp })}`;
}
