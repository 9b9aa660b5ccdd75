import type { Rulebook } from "./rulebook.ts";

type Entries = Readonly<Record<string, string | number>>;

interface Statement {
  source: string;
  entries: Entries;
}

const namesIn = (statements: readonly Statement[]): string[] => [
  ...new Set(statements.flatMap(({ entries }) => Object.keys(entries))),
];

/** Nothing when all sides have the same under a name, else a sentence with what each has. */
function compareName(subject: string, statements: readonly Statement[], name: string): string[] {
  if (new Set(statements.map(({ entries }) => entries[name])).size < 2) return [];
  // "the form 80, the object 81"
  const stated = statements.map(({ source, entries }) => `${source} ${entries[name] ?? "nothing"}`);
  return [`The ${subject} "${name}" differs: ${stated.join(", ")}.`];
}

/** Everyone must say the same under every name that anyone uses. */
const compareAll = (subject: string, statements: readonly Statement[]): string[] =>
  namesIn(statements).flatMap((name) => compareName(subject, statements, name));

/** A bound is compared between the sides that state it, and two must. */
const compareStated = (subject: string, statements: readonly Statement[]): string[] =>
  namesIn(statements).flatMap((name) => {
    const stating = statements.filter(({ entries }) => name in entries);
    if (stating.length > 1) return compareName(subject, stating, name);
    return [`The ${subject} "${name}" is stated by ${stating[0]?.source} only, so nothing was compared.`];
  });

const asEntries = (keys: readonly string[]): Entries => Object.fromEntries(keys.map((key) => [key, key]));

/**
 * Compares what the sides of the product say about a request.
 *
 * @returns a sentence for each difference; none when they agree
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
    ...compareAll(
      "key",
      statements(({ keys }) => keys && asEntries(keys)),
    ),
    ...compareAll(
      "field of",
      statements(({ fields }) => fields),
    ),
  ];
}
