// In a file of its own, so that a page without such properties does not load it.
import type { RowProblem } from "./expectation.ts";
import { toArray, toObject } from "./json.ts";
import { lineEnd } from "./lines.ts";
import { parseSettings, type RawSettings } from "./parse-settings.ts";
import { isAbsent, property, type Properties, type Property, type SettingsOf } from "./properties.ts";

/** What the rows of a text consist of. */
interface RowFormat<P extends Properties> {
  /** The parts of a row, in order. */
  parts: P;
  /** Parts without which a row is left out. */
  required: readonly (keyof P & string)[];
}

/** Parsed rows, and each part or row that could not be used. */
interface ParsedRows<P extends Properties> {
  rows: readonly SettingsOf<P>[];
  problems: readonly RowProblem[];
}

/**
 * Splits a text such as `Dag 4 | Naar de fjord | Met de boot` into rows whose parts have names. Empty rows are left out.
 *
 * @param names of the parts, in order; further parts are called "part 4" and so on
 */
function splitRows(text: string, names: readonly string[]): readonly RawSettings[] {
  return text
    .split(lineEnd)
    .map((row) => row.split("|").map((part, index) => [names[index] ?? `part ${index + 1}`, part.trim()] as const))
    .filter((row) => row.some(([, part]) => part !== ""))
    .map((row) => Object.fromEntries(row));
}

/** Whether a part says nothing. A part of a list of objects may have space around it. */
const isBlank = (part: unknown): boolean => isAbsent(typeof part === "string" ? part.trim() : part);

/** Parses the parts of each row. A row without a required part is left out; another invalid part gets its default. */
function parseRows<P extends Properties>(
  { parts, required }: RowFormat<P>,
  raw: readonly RawSettings[],
): ParsedRows<P> {
  const problems: RowProblem[] = [];
  const rows = raw.flatMap((row, index) => {
    const line = index + 1;
    const settings = parseSettings(parts, row, (part, problem) =>
      problems.push(
        problem.code === "unknown"
          ? { code: "moreParts", line }
          : { code: "part", line, part, value: problem.value, expected: problem.expected },
      ),
    );
    const missing = required.find((name) => isBlank(settings[name]));
    if (missing) problems.push({ code: "noPart", line, part: missing });
    return missing ? [] : [settings];
  });
  return { rows, problems };
}

/**
 * Whether a text is a JSON list, or one with a mistake, whose fragments must not become rows. Other text may begin with a bracket.
 *
 * @example isJsonRows("[Nieuw] Wat kost het? | Niets."); // false
 */
export const isJsonRows = (text: string): boolean => /^\s*\[?\s*\{\s*"/.test(text) || toArray(text) !== undefined;

/** Rows as a list of objects, its JSON text, or the text of a builder. Undefined for anything else. */
function toRows(raw: unknown, parts: Properties): readonly RawSettings[] | undefined {
  if (typeof raw === "string" && !isJsonRows(raw)) return splitRows(raw, Object.keys(parts));
  return toArray(raw)?.map((item) => toObject(item) ?? {});
}

/**
 * Rows of text with `|` between the parts, one per line. A list of objects and its JSON text are valid too.
 *
 * @param max number of rows; further ones are left out
 * @example rows({ parts: { question: string(), answer: string() }, required: ["question", "answer"] })
 */
/* @__NO_SIDE_EFFECTS__ */
export const rows = <P extends Properties>(format: RowFormat<P>, max = 50): Property<readonly SettingsOf<P>[]> => {
  const parts = Object.entries(format.parts).map(([name, part]) => ({ name, format: part.expected.format }));
  const expected = { format: "rows", parts } as const;
  return property<readonly SettingsOf<P>[]>(
    "string",
    [],
    (raw, invalid) => {
      const all = toRows(raw, format.parts);
      if (!all) return undefined;
      const parsed = parseRows(format, all.slice(0, max));
      const tooMany: RowProblem | undefined = all.length > max ? { code: "moreLines", max } : undefined;
      const problem = parsed.problems[0] ?? tooMany;
      if (problem) invalid({ ...expected, problem });
      return parsed.rows;
    },
    expected,
    { isTranslatable: true },
  );
};
