import type { InvalidSetting } from "@travel-design/ui/models";
import { lexer, parse } from "css-tree";

/** What css-tree cannot judge: a custom property has any value, and it does not know colors that are computed from another. */
const unknown = /\bvar\(|\(\s*from\b/i;

/**
 * Whether browsers know a color that has the form of one. Visitors' scripts only check the form, because the list of names
 * is large.
 *
 * @example isKnownColor("grijsblauw"); // false
 */
export const isKnownColor = (color: string): boolean =>
  unknown.test(color) || lexer.match("<color>", parse(color, { context: "value" })).error === null;

/** What is wrong with the value of a property for colors; undefined for a color. */
export const colorProblem = (value: string): InvalidSetting | undefined =>
  isKnownColor(value) ? undefined : { code: "invalid", value, expected: { format: "color" } };
