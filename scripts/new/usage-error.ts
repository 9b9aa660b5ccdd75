/** The command cannot do what it was called with. The message is shown as it is, so it says what to do instead. */
export class UsageError extends Error {
  override name = "UsageError";
}
