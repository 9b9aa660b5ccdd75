import { diffArrays } from "diff";

/** A line that only one of two texts contains. */
export interface ChangedLine {
  sign: "-" | "+";
  text: string;
}

/** The lines in which two texts differ. */
export const lineDifference = (before: string, after: string): readonly ChangedLine[] =>
  diffArrays(before.split("\n"), after.split("\n")).flatMap(({ added, removed, value }) => {
    if (!added && !removed) return [];
    return value.map((text): ChangedLine => ({ sign: added ? "+" : "-", text }));
  });
