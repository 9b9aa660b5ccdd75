import { distance } from "fastest-levenshtein";
import type { Suggestion } from "./problem-sentences.ts";

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
