import { trimmed } from "../settings/trimmed.ts";

/**
 * An e-mail address that a mail link may be made of: one address, and nothing that would add to the message.
 *
 * @returns undefined for anything else
 * @example toMailAddress(" anna@example.com "); // "anna@example.com"
 * @example toMailAddress("a@example.com?bcc=b@example.com"); // undefined
 */
export function toMailAddress(value: unknown): string | undefined {
  const text = trimmed(value);
  return text.length <= 254 && /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text) ? text : undefined;
}
