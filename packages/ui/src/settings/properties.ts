// The kinds of properties that a block can have. A kind owns its parser, so every host reads the same raw value the same way.
// Functions that create a property are marked as free of side effects, so that a bundler removes the tables of unused blocks.

import type { Expectation, SimpleFormat } from "./expectation.ts";
import { trimmed } from "./trimmed.ts";

/** Which field Experience Builder and Storybook show for a property. */
export type PropertyKind = "string" | "boolean" | "integer" | "choice" | "color" | "image";

/** Called by a parser with what it takes, for a value that it cannot use as it is. */
export type ReportInvalid = (expected: Expectation) => void;

/** A property of a block: how its raw value is parsed, and what an editor needs to show a field for it. */
export interface Property<Value = unknown, Choice extends string = string> {
  readonly kind: PropertyKind;
  /** What it takes. */
  readonly expected: Expectation;
  /** The value of an absent or invalid setting. */
  readonly default: Value;
  /** Never throws. Reports a value that is invalid or outside its range, and returns the default or the nearest value. */
  parse(raw: unknown, invalid: ReportInvalid): Value;
  /** Values that editors offer. */
  readonly choices?: readonly Choice[];
  /** Words that builders see and content files may hold instead of the choice itself. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly min?: number;
  readonly max?: number;
  /** Whether the value is a text that visitors read, and so is exported for translation. */
  readonly isTranslatable?: boolean;
}

/** The properties of a block by name, in the order in which builders see them. */
export type Properties = Readonly<Record<string, Property>>;

/** The parsed settings of a table of properties. */
export type SettingsOf<P extends Properties> = {
  readonly [Name in keyof P]: P[Name] extends Property<infer Value> ? Value : never;
};

/** Whether a raw value counts as "not set". Experience Builder stores an emptied field as an empty string. */
export const isAbsent = (raw: unknown): raw is undefined | null | "" => raw === undefined || raw === null || raw === "";

/**
 * Defines a kind of property.
 *
 * @param read returns undefined for a value that it cannot use
 * @param takes the name of a format, or the format with its data
 */
/* @__NO_SIDE_EFFECTS__ */
export const property = <Value, Choice extends string = never>(
  kind: PropertyKind,
  fallback: Value,
  read: (raw: unknown, invalid: ReportInvalid) => Value | undefined,
  takes: SimpleFormat | Expectation,
  details: Pick<Property<Value, Choice>, "choices" | "min" | "max" | "isTranslatable"> = {},
): Property<Value, Choice> => {
  const expected = typeof takes === "string" ? { format: takes } : takes;
  return {
    kind,
    expected,
    default: fallback,
    parse(raw, invalid) {
      if (isAbsent(raw)) return fallback;
      const value = read(raw, invalid);
      if (value === undefined) invalid(expected);
      return value ?? fallback;
    },
    ...details,
  };
};

const readString = (raw: unknown): string | undefined => (typeof raw === "string" ? raw : undefined);

/** An emptied field stays empty, so that a builder can remove a default text. */
/* @__NO_SIDE_EFFECTS__ */
const textProperty = (format: SimpleFormat, fallback: string): Property<string> => {
  const text = property("string", fallback, readString, format, { isTranslatable: true });
  return { ...text, parse: (raw, invalid) => (raw === "" ? "" : text.parse(raw, invalid)) };
};

/** A line that visitors read. */
/* @__NO_SIDE_EFFECTS__ */
export const string = (fallback = ""): Property<string> => textProperty("line", fallback);

/** One or more lines that visitors read. */
/* @__NO_SIDE_EFFECTS__ */
export const paragraph = (fallback = ""): Property<string> => textProperty("paragraph", fallback);

/** Formatted text that visitors read. */
/* @__NO_SIDE_EFFECTS__ */
export const markup = (fallback = ""): Property<string> => textProperty("markup", fallback);

/** Text that visitors read and that cannot be empty, such as the name of a button. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredString = (fallback: string): Property<string> => {
  const read = (raw: unknown): string | undefined => (readString(raw)?.trim() === "" ? fallback : readString(raw));
  return property("string", fallback, read, "line", { isTranslatable: true });
};

/** Text for scripts and addresses, such as an id. It is not translated. */
/* @__NO_SIDE_EFFECTS__ */
export const identifier = (fallback = "", format: SimpleFormat = "line"): Property<string> =>
  property("string", fallback, readString, format);

const booleans = new Map<unknown, boolean>([
  [true, true],
  ["true", true],
  [false, false],
  ["false", false],
]);

/** On or off. Always off by default, because the LWC compiler rejects a Boolean property whose default is true. */
/* @__NO_SIDE_EFFECTS__ */
export const boolean = (): Property<boolean> => property("boolean", false, (raw) => booleans.get(raw), "boolean");

/**
 * One of a fixed list of values.
 *
 * @param fallback undefined where an absent setting differs from every choice
 * @param aliases other words that mean one of the values
 * @example oneOf(["left", "center", "right"], "left")
 */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Value extends string, Default extends NoInfer<Value> | undefined>(
  choices: readonly Value[],
  fallback: Default,
  aliases: Readonly<Record<string, NoInfer<Value>>> = {},
): Property<Value | Default, Value> =>
  property<Value | Default, Value>(
    "choice",
    fallback,
    (raw) => {
      const word = trimmed(raw);
      return choices.find((choice) => choice === word) ?? (Object.hasOwn(aliases, word) ? aliases[word] : undefined);
    },
    { format: "choice", choices },
    { choices },
  );

/**
 * The same choices with words for builders, which messages list too. Content files may hold either, because Experience Builder stores the word that it shows.
 *
 * @example labeled(oneOf(["row", "column"], "row"), { row: "Naast elkaar", column: "Onder elkaar" })
 */
/* @__NO_SIDE_EFFECTS__ */
export const labeled = <Value, Choice extends string>(
  choice: Property<Value, Choice>,
  labels: Readonly<Record<NoInfer<Choice>, string>>,
): Property<Value, Choice> => {
  const choices = new Map(Object.entries<string>(labels).map(([value, label]) => [label, value]));
  const withLabels = (expected: Expectation): Expectation =>
    expected.format === "choice" ? { format: "choice", choices: [...choices.keys()] } : expected;
  return {
    ...choice,
    labels,
    expected: withLabels(choice.expected),
    parse: (raw, invalid) =>
      choice.parse(choices.get(trimmed(raw)) ?? raw, (expected) => invalid(withLabels(expected))),
  };
};

/**
 * One of a list of values, from the words that builders see.
 *
 * @example choice({ grid: "Raster", slider: "Carrousel" }, "grid")
 */
export function choice<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  fallback: NoInfer<Value>,
): Property<Value, Value>;
export function choice(labels: Readonly<Record<string, string>>, fallback: string): Property<string> {
  return labeled(oneOf(Object.keys(labels), fallback), labels);
}
