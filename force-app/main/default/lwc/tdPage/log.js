/**
 * Writes one line for the people who run the site.
 *
 * @param {string} message without personal data
 * @param {unknown} [error] of the browser, of a wire or of Apex
 */
export function log(message, error) {
  const reason = error?.body?.message ?? error?.message;
  console.error(reason ? `${message} ${reason}` : message);
}
