import { foldText } from "../../internal/fold-text.ts";

/** One choice of a search list. */
export interface SearchOption {
  label: string;
  value: string;
  /** Other names that find this option, such as regions of a country. "Bali" is suggested as "Bali (Indonesië)". */
  keywords?: readonly string[] | undefined;
  /** Whether the option is shown but cannot be chosen. */
  disabled?: boolean | undefined;
}

/** Whether a search list suggests an option for the text in the field. */
export type OptionFilter = (option: SearchOption, text: string) => boolean;

/** A row of the list: an option, found by its own label or by a keyword. */
export interface Suggestion {
  /** The text of the row. */
  label: string;
  option: SearchOption;
  /** The keyword that found the option; undefined if its label did. */
  keyword?: string | undefined;
}

/** A suggestion with the text that queries are compared with. */
interface Entry extends Suggestion {
  folded: string;
}

/** The entries that a query found, and the wider result that they were found in. */
interface Result {
  query: string;
  entries: readonly Entry[];
  wider?: Result;
}

/** What is remembered for a list of options. */
interface Search {
  /** Every option by its label, for an empty query. */
  all: readonly Suggestion[];
  /**
   * The latest result. Typing on narrows it, erasing returns to the wider result, and only a different text starts from
   * the whole list.
   */
  latest?: Result;
}

const searches = new WeakMap<readonly SearchOption[], Search>();

const keywordsOf = ({ keywords }: SearchOption): readonly string[] =>
  Array.isArray(keywords) ? keywords.filter((keyword) => typeof keyword === "string") : [];

const startSearch = (options: readonly SearchOption[]): Search => ({
  all: options.map((option) => ({ label: option.label, option })),
});

function foldEntries({ all }: Search): Result {
  const byKeyword = all.flatMap(({ option }) =>
    keywordsOf(option).map((keyword) => ({ label: `${keyword} (${option.label})`, option, keyword })),
  );
  const entries = [...all, ...byKeyword].map((suggestion) => ({
    ...suggestion,
    folded: foldText(suggestion.keyword ?? suggestion.label),
  }));
  return { query: "", entries };
}

/**
 * The options whose label or keyword contains the text, without regard to case, diacritics, hyphens and white space. An
 * empty text matches every label. Rows found by a label come before rows found by a keyword.
 *
 * Labels are folded once per list, which is recognized by its identity: pass the same array while nothing changed.
 *
 * @param options all options, in the order they are shown
 * @param text what the visitor typed
 * @param filter decides in place of this comparison
 * @returns the suggestions; the same text again returns the same array, unless there is a filter
 * @example filterOptions([{ label: "Japan", value: "JP" }, { label: "Peru", value: "PE" }], "AP"); // Japan
 */
export function filterOptions(
  options: readonly SearchOption[],
  text: string,
  filter?: OptionFilter,
): readonly Suggestion[] {
  const query = foldText(text);
  const search = searches.get(options) ?? startSearch(options);
  searches.set(options, search);
  if (!query) return search.all;
  if (filter) return search.all.filter(({ option }) => filter(option, text));
  let result = search.latest ?? foldEntries(search);
  while (result.wider && !query.includes(result.query)) result = result.wider;
  if (result.query !== query) {
    const entries = result.entries.filter(({ folded }) => folded.includes(query));
    result = { query, entries, wider: result };
  }
  search.latest = result;
  return result.entries;
}
