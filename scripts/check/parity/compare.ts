import type { Entries, Rulebook } from "./rulebook.ts";

interface Statement {
  source: string;
  entries: Entries;
}

const namesIn = (statements: readonly Statement[]): string[] => [
  ...new Set(statements.flatMap(({ entries }) => Object.keys(entries))),
];

/** Returns nothing if all sides have the same value under a name, or else a sentence with each side's value. */
function compareName(subject: string, statements: readonly Statement[], name: string): string[] {
  if (new Set(statements.map(({ entries }) => entries[name])).size < 2) return [];
  // "the form 80, the object 81"
  const values = statements.map(({ source, entries }) => `${source} ${entries[name] ?? "nothing"}`);
  return [`The ${subject} "${name}" differs: ${values.join(", ")}.`];
}

/** All sides must have the same value under every name that any of them has. */
const compareAll = (subject: string, statements: readonly Statement[]): string[] =>
  namesIn(statements).flatMap((name) => compareName(subject, statements, name));

/** Compares a value between the sides that have it. At least two must. */
const compareStated = (subject: string, statements: readonly Statement[]): string[] =>
  namesIn(statements).flatMap((name) => {
    const stating = statements.filter(({ entries }) => name in entries);
    if (stating.length > 1) return compareName(subject, stating, name);
    return [`The ${subject} "${name}" is in ${stating[0]?.source} only, so it was not compared.`];
  });

/** Compares the field of each key. A missing key is reported by `missingKeys`, which says where to add it. */
const compareFields = (statements: readonly Statement[]): string[] =>
  namesIn(statements)
    .filter((name) => statements.every(({ entries }) => name in entries))
    .flatMap((name) => compareName("field of", statements, name));

/**
 * Compares what the sides of the product state about a request.
 *
 * @returns a sentence for each difference
 */
export function differences(books: readonly Rulebook[]): string[] {
  const statements = (entriesOf: (book: Rulebook) => Entries | undefined): Statement[] =>
    books.flatMap((book) => {
      const entries = entriesOf(book);
      return entries ? [{ source: book.source, entries }] : [];
    });
  return [
    ...compareAll(
      "pattern",
      statements(({ patterns }) => patterns),
    ),
    ...compareStated(
      "bound",
      statements(({ bounds }) => bounds),
    ),
    ...compareFields(statements(({ fields }) => fields)),
  ];
}
