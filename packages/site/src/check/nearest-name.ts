import type { Suggestion } from "./problem-sentences.ts";

/** The number of letters to insert, remove, replace or swap with their neighbor to turn one word into the other. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

/** How many letters of a word may differ: a few of a long one. */
const tolerance = (word: string): number => Math.max(2, Math.ceil(word.length * 0.4));

/** Long values are texts, not names, and comparing them would take long. */
const maxLength = 80;

/**
 * The valid name that someone probably meant.
 *
 * @returns undefined if no name is similar
 * @example nearestName("story1Klant", ["story1Client", "story1Text"]); // "story1Client"
 */
export function nearestName(wrong: string, names: Iterable<string>): string | undefined {
  if (wrong === "" || wrong.length > maxLength) return undefined;
  const word = wrong.toLowerCase();
  let nearest: string | undefined;
  let least = tolerance(word) + 1;
  for (const name of names) {
    if (name.length > maxLength) continue;
    const difference = distance(word, name.toLowerCase());
    if (difference < least) [nearest, least] = [name, difference];
  }
  return nearest;
}

/** More would make a message too long to read. */
const maxNames = 12;

/** Valid names for a wrong one. */
export function suggest(wrong: string, names: Iterable<string>): Suggestion {
  const all = [...names];
  return { nearest: nearestName(wrong, all), names: all.length <= maxNames ? all : [] };
}
