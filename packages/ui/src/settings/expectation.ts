// What a property takes, as data: editors choose a field by it, and sentences about an invalid value are written from it. No parser says a
// sentence, because visitors load the parsers.

/** A part of the rows of a property. */
export interface RowPart {
  readonly name: string;
  readonly format: Format;
}

/** What is wrong with the rows of a text. Lines start at 1. */
export type RowProblem =
  | {
      readonly code: "part";
      readonly line: number;
      readonly part: string;
      readonly value: unknown;
      readonly expected: Expectation;
    }
  | { readonly code: "noPart"; readonly line: number; readonly part: string }
  | { readonly code: "moreParts"; readonly line: number }
  | { readonly code: "moreLines"; readonly max: number };

/** Formats that need no further data. */
export type SimpleFormat =
  // Texts: of one line, of several, and with the marks of formatted text.
  | "line"
  | "paragraph"
  | "markup"
  | "boolean"
  // CSS
  | "length"
  | "borderWidth"
  | "pixels"
  | "color"
  | "position"
  | "positions"
  // Addresses
  | "link"
  | "path"
  | "anchor"
  | "mail"
  | "telephone"
  | "picture"
  | "icon"
  // Several values in one text
  | "texts"
  | "months"
  | "outline"
  | "columnWidth"
  | "stepNumber"
  | "noExpression";

/** What a property takes. */
export type Expectation =
  | { readonly format: SimpleFormat }
  | { readonly format: "integer" | "percentage" | "rating" | "degrees"; readonly min: number; readonly max: number }
  | { readonly format: "choice"; readonly choices: readonly string[] }
  | { readonly format: "columns"; readonly layouts: readonly string[]; readonly max: number }
  | { readonly format: "list"; readonly max?: number }
  | { readonly format: "rows"; readonly parts: readonly RowPart[]; readonly problem?: RowProblem };

/** Names of what a property can take. */
export type Format = Expectation["format"];
