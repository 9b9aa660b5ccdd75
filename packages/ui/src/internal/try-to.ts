/**
 * Calls a function that may throw, such as one that reads a storage that the browser denies.
 *
 * @returns its result; undefined if it throws
 */
export function tryTo<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
