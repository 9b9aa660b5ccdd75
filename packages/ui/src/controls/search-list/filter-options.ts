/** One choice of a search list. */
export interface SearchOption {
  label: string;
  value: string;
}

/** An option with its label prepared for comparing. */
interface Entry extends SearchOption {
  lowerCased: string;
}

/** What a query found, and the wider result it was found in. */
interface Result {
  query: string;
  entries: readonly Entry[];
  wider?: Result;
}

/**
 * The last result of each list of options. A visitor who types on narrows it, one who erases finds the wider result
 * again; only a different text starts from the whole list.
 */
const lastResults = new WeakMap<readonly SearchOption[], Result>();

function wholeList(options: readonly SearchOption[]): Result {
  const entries = options.map(({ label, value }) => ({ label, value, lowerCased: label.toLowerCase() }));
  return { query: "", entries };
}

/**
 * The options whose label contains the text, whatever the case; an empty text matches all.
 *
 * Labels are lower-cased once for each list, recognised by its identity: pass the same array while nothing changed.
 *
 * @param options all options, in the order they are shown
 * @param text what the visitor typed
 * @returns the matching options, in the same order; the same text again gives the same array
 * @example filterOptions([{ label: "Japan", value: "JP" }, { label: "Peru", value: "PE" }], "AP"); // Japan
 */
export function filterOptions(options: readonly SearchOption[], text: string): readonly SearchOption[] {
  const query = text.toLowerCase();
  let result = lastResults.get(options) ?? wholeList(options);
  while (result.wider && !query.includes(result.query)) result = result.wider;
  if (result.query !== query) {
    const entries = result.entries.filter(({ lowerCased }) => lowerCased.includes(query));
    result = { query, entries, wider: result };
  }
  lastResults.set(options, result);
  return result.entries;
}
