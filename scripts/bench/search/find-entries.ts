import { useMemo, useRef } from "react";
import { fold, type BenchOption } from "./contestant.ts";

/** An option with its label folded once. */
interface Entry extends BenchOption {
  folded: string;
}

/** The fastest plain search: labels folded once, and the last result narrowed while the visitor types on. */
export function useFindEntries(options: readonly BenchOption[]): (text: string) => Entry[] {
  const all = useMemo(() => options.map((option) => ({ ...option, folded: fold(option.label) })), [options]);
  const last = useRef({ query: "", entries: all });
  return (text) => {
    const query = fold(text);
    const from = query.startsWith(last.current.query) ? last.current.entries : all;
    const entries = from.filter(({ folded }) => folded.includes(query));
    last.current = { query, entries };
    return entries;
  };
}
