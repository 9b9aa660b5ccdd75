/** A word that has a standard name, which the message recommends. */
interface AvoidedWord {
  word: RegExp;
  use: string;
}

const avoid = (words: string, use: string): AvoidedWord => ({ word: new RegExp(`^(?:${words})$`, "i"), use });

/** Words that this repository once used for concepts with a standard name. */
const avoidedWords: readonly AvoidedWord[] = [
  avoid("anew", "again"),
  avoid("begun", "started"),
  avoid("complaints?|fault|faults|faulty", "error, failure or problem"),
  avoid("colours?", "color"),
  avoid("draw|draws|drew|drawn|redraw|redrawn", "render"),
  avoid("faceless", "invisible"),
  avoid("forgotten", "removed"),
  avoid("hear|hears|heard", "receive or listen"),
  avoid("keeper", "controlled, or storage"),
  avoid("lest|whoever", "so that, or who"),
  avoid("mend|mends|mended", "fix"),
  avoid("refuse|refuses|refused|refusing|refusal|refusals", "reject, deny or invalid"),
  avoid("shelf|shelves", "store or map"),
  avoid("stand|stands|stood", "is, contains or is defined in"),
  avoid("tell|tells|told|untold", "notify, report or say"),
  avoid("vain", "without effect"),
];

/** Names that others chose: of the browser's API, of Node's errors, and of parts of plants and buildings in the artwork. */
const allowedNames = /ERR_CONNECTION_REFUSED|ECONNREFUSED|connection refused|drawImage|stand-alone|standalone/gi;

const parts = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** A word that should be replaced. */
export interface FoundWord {
  line: number;
  word: string;
  use: string;
}

/** Finds words that have a standard name, in prose and in the parts of identifiers. */
export const findWords = (text: string): FoundWord[] =>
  text.split("\n").flatMap((content, index) =>
    [...content.replace(allowedNames, "").matchAll(parts)].flatMap(([word]) => {
      const found = avoidedWords.find((avoided) => avoided.word.test(word));
      return found ? [{ line: index + 1, word, use: found.use }] : [];
    }),
  );
