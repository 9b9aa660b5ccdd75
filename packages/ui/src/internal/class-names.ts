/**
 * Joins class names, leaving out what is absent.
 *
 * @example classNames("btn", isWide && "btn-full", undefined); // "btn"
 */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
