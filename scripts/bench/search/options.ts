// Invented Dutch place names, the same ones in every run, and the fastest plain way to search them.
import { useMemo, useRef } from "react";

/** One choice of a list. */
export interface BenchOption {
  label: string;
  value: string;
}

const parts = [
  "Noord Zuid Oost West Nieuw Oud Groot Klein Hoog Laag Sint Ter Onder Boven Achter".split(" "),
  "amster rotter bever drie wage linde eind koeven zout water meer berg duiven haring kersen molen ruiter".split(" "),
  "dam veen drecht huizen wijk oord hoven kerk brug zijl donk broek woude sluis monde kamp laar".split(" "),
  "aan Zee,aan de IJssel,bij Zwolle,in Drenthe,in Twente,op Texel,op de Veluwe,onder Gent,bij Goes".split(","),
  ["", " Centrum", " Haven", " Strand"],
];
const nameCount = parts.reduce((product, { length }) => product * length, 1);
/** Spreads neighboring numbers over the names: a prime, so that no name returns before all have been used. */
const stride = 48_611;

function labelOf(index: number): string {
  let rest = (index * stride) % nameCount;
  const [front, root, end, place, side] = parts.map((words) => {
    const word = words[rest % words.length];
    rest = Math.floor(rest / words.length);
    return word;
  });
  return `${front}-${root}${end} ${place}${side}`;
}

/** So many options; 156,060 different names exist. */
export const benchOptions = (count: number): readonly BenchOption[] =>
  Array.from({ length: count }, (_, index) => ({ label: labelOf(index), value: `place-${index}` }));

/** What the visitor types: the first seven letters of five of the labels. */
export const benchWords = (count: number): readonly string[] =>
  [0.1, 0.3, 0.5, 0.7, 0.9].map((part) =>
    labelOf(Math.floor(part * count))
      .slice(0, 7)
      .toLowerCase(),
  );

/** The form in which labels are compared: like the search list, without case, hyphens and white space. */
export const fold = (text: string): string => text.toLowerCase().replace(/[-\s]+/g, "");

/** Labels are folded once, and the last result is narrowed while the visitor types on. */
export function useFindEntries(options: readonly BenchOption[]): (text: string) => BenchOption[] {
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

/** The rows of a list that is scrolled: five in view and three below them, 44 pixels high each. */
export const rowHeight = 44;
export const rowsRendered = 8;
