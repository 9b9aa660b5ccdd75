// Lists that a property stores as text.
import { isJsonRows } from "@travel-design/ui/internal";

/** Rows of a text with `|` between the parts, and what ends a row. */
export interface RowText {
  rows: readonly (readonly string[])[];
  rowEnd: "\n" | "||";
}

/** The text of a part without the space around separators. Space at the end of the text stays, because a builder may be typing more words. */
const readPart = (part: string, index: number, { length }: readonly string[]): string =>
  (index < length - 1 ? part.replace(/ $/, "") : part).trimStart();

/** Reads rows such as `Dag 4 | Naar de fjord | Met de boot`. */
export function readRows(text: string): RowText {
  const rowEnd = text.includes("||") && !text.includes("\n") ? "||" : "\n";
  const rows = text
    .split(/\r?\n|\|\|/)
    .filter((row) => row.trim() !== "")
    .map((row) => row.split("|").map(readPart));
  return { rows, rowEnd };
}

/** A part cannot contain what separates parts and rows. */
const cleanPart = (part: string): string => part.replace(/\s*\r?\n\s*/g, " ").replaceAll("|", "/");

/** The text of rows. Empty parts at the end of a row are left out, unless the text would be a JSON list without them. */
export function writeRows({ rows, rowEnd }: RowText): string {
  const text = rows
    .map((row) =>
      row
        .map(cleanPart)
        .join(" | ")
        .replace(/(?: \| )+$/, ""),
    )
    .join(rowEnd);
  return isJsonRows(text) ? `${text} |` : text;
}
