import type { FocusEvent, FormEventHandler, ReactElement } from "react";

/** The kinds of controls. */
export type ControlKind = "text" | "checkbox" | "select" | "combobox" | "date";

/** What an expectation asks of a control, in words that any library has. Its label is {@link subjectLabel} and its name {@link subjectName}. */
export interface SubjectProps {
  ref?: (element: Element | null) => void;
  required?: boolean;
  readOnly?: boolean;
  "data-extra"?: string;
  onBlur?: (event: FocusEvent) => void;
  /** A handler as plain elements take it, for example of react-hook-form. */
  onChange?: FormEventHandler<HTMLElement>;
  /** Whether the control begins without a value. */
  isEmpty?: boolean;
  /** The initial value, as a form submits it; `first` of the subject without one. */
  initial?: string;
  /** Called with each new value, as a form submits it. */
  onValueChange?: (value: string) => void;
}

/** A control that expectations are tried on. */
export interface Subject {
  kind: ControlKind;
  create(props: SubjectProps): ReactElement;
  /** Finds the element that gets focus. */
  selector: string;
  /** The submitted value of a control with an initial value; empty for none. A date has none. */
  first: string;
  /** The submitted value after {@link keys}. */
  second: string;
  /** The keys by which a visitor changes the value. */
  keys: string;
}

export const subjectLabel = "Proefveld";
export const subjectName = "proef";

/** The options of selects and comboboxes. */
export const countries = [
  { label: "Japan", value: "JP" },
  { label: "Kenia", value: "KE" },
];

const selectAll = "{Control>}a{/Control}";

/** What a visitor does with each kind of control, and what a form then submits. */
export const visits = {
  text: { kind: "text", first: "Utrecht", second: "Ede", keys: `${selectAll}Ede` },
  checkbox: { kind: "checkbox", first: "ja", second: "", keys: " " },
  select: { kind: "select", first: "JP", second: "KE", keys: "k" },
  combobox: { kind: "combobox", first: "JP", second: "KE", keys: `${selectAll}Kenia{ArrowDown}{Enter}` },
  // The order of day and month differs between browsers and libraries, so they are equal.
  date: { kind: "date", first: "", second: "2027-05-05", keys: "05052027" },
} as const;
