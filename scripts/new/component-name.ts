import { Refusal } from "./refusal.ts";

/** A component by its three names. */
export interface ComponentName {
  /** The folder, `date-range`. */
  kebab: string;
  /** The component and its files, `DateRange`. */
  pascal: string;
  /** A sentence's beginning, `Date range`. */
  words: string;
}

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Reads a name in kebab-case.
 *
 * @throws Refusal when it is no such name
 * @example readComponentName("date-range").pascal // "DateRange"
 */
export function readComponentName(kebab: string): ComponentName {
  if (!kebabCase.test(kebab)) {
    throw new Refusal(
      `"${kebab}" is no name for a component: use small letters, digits and hyphens, as in date-range.`,
    );
  }
  const parts = kebab.split("-");
  return { kebab, pascal: parts.map(capitalise).join(""), words: capitalise(parts.join(" ")) };
}
