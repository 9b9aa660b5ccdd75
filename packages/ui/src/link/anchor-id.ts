import { trimmed } from "../settings/trimmed.ts";

/**
 * The id of a place on a page that a link can point to, as a site builder typed it.
 *
 * @returns undefined for text that cannot be used in an address as it is
 * @example toAnchorId("#bestemmingen"); // "bestemmingen"
 * @example toAnchorId("onze reizen"); // undefined
 */
export function toAnchorId(value: unknown): string | undefined {
  const id = trimmed(value).replace(/^#/, "");
  return /^[a-z][\w-]{0,80}$/i.test(id) ? id : undefined;
}
