import { toChoice, toColour, toLength, toNumber } from "./values.ts";

/** Settings of a block by name. Hostile until read: site builders and content files may hold anything. */
export type Settings = Readonly<Record<string, unknown>>;

/** Turns a value into something usable, or undefined. */
type Reading<Value> = (value: unknown) => Value | undefined;

/**
 * Reads the settings of a block one by one. What is absent, or outside a fixed list or range, is its default in silence;
 * what cannot be used at all is left out with a warning.
 */
export interface SettingsReader {
  /** Sentences on what could not be used, for whoever builds the page. */
  readonly warnings: readonly string[];
  text(name: string): string;
  flag(name: string): boolean;
  /** One of a fixed list of words. */
  choice<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice;
  /** A whole number, brought within its bounds. */
  count(name: string, bounds: { min: number; max: number; otherwise: number }): number;
  length(name: string): string | undefined;
  /** A length without a percentage, which no border can have. */
  borderWidth(name: string): string | undefined;
  colour(name: string): string | undefined;
  /**
   * A setting with a reading of its own.
   *
   * @param wanted completes the sentence "is not …"
   */
  read<Value>(name: string, reading: Reading<Value>, wanted: string): Value | undefined;
  /** Adds a warning about a setting; the sentence goes on after its name. */
  warn(name: string, sentence: string): void;
}

const toBorderWidth = (value: unknown): string | undefined => {
  const length = toLength(value);
  return length?.endsWith("%") ? undefined : length;
};

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "";

/**
 * Begins to read the settings of a block.
 *
 * @param block the block's name, for the warnings
 * @example
 * const read = readSettings("Grid", { borderColor: "red;" });
 * read.colour("borderColor"); // undefined
 * read.warnings; // ['Grid: setting "borderColor" is not a colour, so it is left out.']
 */
export function readSettings(block: string, settings: Settings): SettingsReader {
  const warnings: string[] = [];
  const warn = (name: string, sentence: string): void => void warnings.push(`${block}: setting "${name}" ${sentence}.`);
  const read = <Value>(name: string, reading: Reading<Value>, wanted: string): Value | undefined => {
    const value = settings[name];
    if (isAbsent(value)) return undefined;
    const usable = reading(value);
    if (usable === undefined) warn(name, `is not ${wanted}, so it is left out`);
    return usable;
  };
  return {
    warnings,
    warn,
    read,
    text: (name) => read(name, (value) => (typeof value === "string" ? value : undefined), "a text") ?? "",
    flag: (name) => settings[name] === true || settings[name] === "true",
    choice: (name, choices, otherwise) => toChoice(settings[name], choices, otherwise),
    count: (name, { min, max, otherwise }) => Math.round(toNumber(settings[name], min, max) ?? otherwise),
    length: (name) => read(name, toLength, "a CSS length between 0 and 10,000 pixels"),
    borderWidth: (name) => read(name, toBorderWidth, "a CSS length without a percentage"),
    colour: (name) => read(name, toColour, "a colour"),
  };
}
