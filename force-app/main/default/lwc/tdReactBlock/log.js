/**
 * One line for whoever runs the site.
 *
 * @param {string} message never with personal data
 * @param {unknown} [error] what was caught: an error of the browser, of a wire or of Apex
 */
export function log(message, error) {
  const reason = error?.body?.message ?? error?.message;
  console.error(reason ? `${message} ${reason}` : message);
}
