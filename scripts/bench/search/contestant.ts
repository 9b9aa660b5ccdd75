import type { ReactNode } from "react";

/** One choice of a contestant's list. */
export interface BenchOption {
  label: string;
  value: string;
}

/** What a contestant is given. */
export interface ContestantProps {
  options: readonly BenchOption[];
}

/** A search field with a list of suggestions: an `input` and, while it is open, a list box of options. */
export type Contestant = (props: ContestantProps) => ReactNode;

/** The form in which labels are compared: like the search list, without case, hyphens and white space. */
export const fold = (text: string): string => text.toLowerCase().replace(/[-\s]+/g, "");

/** Height of a row in pixels, for the contestants that are given one. */
export const rowHeight = 44;

/** Rows in the document at the top of the list: five in view and three below them. */
export const rowsRendered = 8;
