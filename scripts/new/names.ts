import { UsageError } from "./usage-error.ts";

/** The forms of one name. */
export interface Names {
  /** For folders and classes: `date-range`. */
  kebab: string;
  /** For variables: `dateRange`. */
  camel: string;
  /** For types and components: `DateRange`. */
  pascal: string;
  /** For sentences: `Date range`. */
  words: string;
}

// Each word starts with a letter, because a digit would not show where a word starts in `dateRange`.
const kebabCase = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
/** Salesforce accepts names of at most 40 characters, and ours get a prefix or an ending. */
const maxLength = 36;
const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Parses a name in kebab case.
 *
 * @throws UsageError if the name is not in kebab case, or too long
 * @example parseName("date-range").pascal // "DateRange"
 */
export function parseName(kebab: string): Names {
  if (!kebabCase.test(kebab)) {
    throw new UsageError(
      `"${kebab.slice(0, 60)}" is not a valid name: use lower-case letters, digits and hyphens, and start each word with a letter, as in date-range.`,
    );
  }
  if (kebab.length > maxLength)
    throw new UsageError(`The name has ${kebab.length} characters: use at most ${maxLength}, as in date-range.`);
  const pascal = kebab.split("-").map(capitalize).join("");
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: capitalize(kebab.replaceAll("-", " ")),
  };
}
