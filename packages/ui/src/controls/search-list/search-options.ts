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
export type OptionFilter<Option extends SearchOption = SearchOption> = (option: Option, text: string) => boolean;

/** A row of the list: an option, found by its own label or by a keyword. */
export interface Suggestion<Option extends SearchOption = SearchOption> {
  /** The text of the row. */
  label: string;
  option: Option;
  /** The keyword that found the option; undefined if its label did. */
  keyword?: string | undefined;
}

/** A suggestion with the text that queries are compared with. */
interface Entry<Option extends SearchOption> extends Suggestion<Option> {
  folded: string;
}

/** The entries that a query found, and the wider result that they were found in. */
interface Result<Option extends SearchOption> {
  query: string;
  entries: readonly Entry<Option>[];
  wider?: Result<Option>;
}

const keywordsOf = ({ keywords }: SearchOption): readonly string[] =>
  Array.isArray(keywords) ? keywords.filter((keyword) => typeof keyword === "string") : [];

function foldEntries<Option extends SearchOption>(all: readonly Suggestion<Option>[]): Result<Option> {
  const byKeyword = all.flatMap(({ option }) =>
    keywordsOf(option).map((keyword) => ({ label: `${keyword} (${option.label})`, option, keyword })),
  );
  const entries = [...all, ...byKeyword].map((suggestion) => ({
    ...suggestion,
    folded: foldText(suggestion.keyword ?? suggestion.label),
  }));
  return { query: "", entries };
}

/** The options by their values. Of several with one value, the first one counts. */
function firstByValue<Option extends SearchOption>(options: readonly Option[]): ReadonlyMap<string, Option> {
  const found = new Map<string, Option>();
  for (const option of options) if (!found.has(option.value)) found.set(option.value, option);
  return found;
}

/** A list of options that can be searched. */
export interface OptionSearch<Option extends SearchOption = SearchOption> {
  /** Every option by its label. */
  all: readonly Suggestion<Option>[];
  /** The option with a value; undefined for other text. */
  withValue(value: string): Option | undefined;
  /**
   * The options that match what the visitor typed. The same text again returns the same array, unless there is a filter.
   *
   * @param filter decides in place of the comparison
   */
  find(text: string, filter?: OptionFilter<Option>): readonly Suggestion<Option>[];
  /**
   * The option that a text names in full: by its label, its value, or as the only one with that keyword.
   *
   * @param byKeyword whether a keyword names an option
   */
  named(text: string, byKeyword?: boolean): Suggestion<Option> | undefined;
}

/**
 * Creates the search in a list of options. It finds those whose label or keyword contains the text, without regard to case,
 * diacritics, hyphens and white space. An empty text matches every label. Rows found by a label come before rows found by a
 * keyword.
 *
 * @param options all options, in the order they are shown
 * @example searchOptions([{ label: "Japan", value: "JP" }, { label: "Peru", value: "PE" }]).find("AP"); // Japan
 */
export function searchOptions<Option extends SearchOption>(options: readonly Option[]): OptionSearch<Option> {
  const all = options.map((option) => ({ label: option.label, option }));
  // Typing on narrows the latest result, erasing returns to the wider one, and only a different text starts from the whole list.
  let latest: Result<Option> | undefined;
  // Read in each render, which must not search a long list.
  let byValue: ReadonlyMap<string, Option> | undefined;
  const withValue = (value: string): Option | undefined => (byValue ??= firstByValue(options)).get(value);
  const search: OptionSearch<Option> = {
    all,
    withValue,
    named(text, byKeyword) {
      const query = foldText(text);
      const isNamed = (name = ""): boolean => query !== "" && foldText(name) === query;
      const rows = search.find(text).filter(({ option }) => !option.disabled);
      const [first, second] = rows.filter(({ keyword }) => byKeyword && isNamed(keyword));
      const named =
        rows.find(({ label }) => isNamed(label)) ??
        all.find(({ option }) => option === withValue(text) && !option.disabled);
      return named ?? (second ? undefined : first);
    },
    find(text, filter) {
      const query = foldText(text);
      if (!query) return all;
      if (filter) return all.filter(({ option }) => filter(option, text));
      latest ??= foldEntries(all);
      while (latest.wider && !query.includes(latest.query)) latest = latest.wider;
      if (latest.query !== query) {
        const entries = latest.entries.filter(({ folded }) => folded.includes(query));
        latest = { query, entries, wider: latest };
      }
      return latest.entries;
    },
  };
  return search;
}
