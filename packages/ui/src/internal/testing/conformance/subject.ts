import type { CSSProperties, ReactElement, ReactNode } from "react";
import type { ChangeDetails } from "../../change-details.ts";

/** Props that the suite passes. A component uses those it knows; a field uses all. */
export interface SubjectProps {
  ref?: (node: Element | null) => void;
  className?: string;
  onFocus?: () => void;
  "data-extra"?: string;
}

/** Who keeps a control's answer: its owner, the control with an initial answer, or the control without one. */
export type ValueSource = "owner" | "control" | "empty";

/** What the suite asks of a control, one thing at a time. */
export interface ControlSubjectProps extends SubjectProps {
  label: ReactNode;
  id?: string;
  form?: string;
  readOnly?: boolean;
  rootClassName?: string;
  rootStyle?: CSSProperties;
  "aria-describedby"?: string;
  "aria-labelledby"?: string;
  onBlur?: () => void;
  onChange?: () => void;
  onInput?: () => void;
  onKeyDown?: () => void;
  fieldId?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  error?: string;
  validate?: (value: unknown) => string | undefined;
  name?: string;
  /** Whether the answer is given as the owner's (who keeps it as it is) or as the control's first. */
  valueSource: ValueSource;
  /** Receives each new answer, as a form would send it. */
  onAnswer: (answer: string, details?: ChangeDetails) => void;
}

/** A layout block, a picture or a text: what has no answer. */
export interface BlockSubject {
  name: string;
  /** Creates it with the given props. */
  create(props: SubjectProps): ReactElement;
}

/** What a visitor answers with. */
export interface ControlSubject {
  name: string;
  /** Creates it with an answer and the given props. */
  create(props: ControlSubjectProps): ReactElement;
  /** Its answer, as a form sends it. */
  first: string;
  /** Another answer, as a form sends it. */
  second: string;
  /** Changes the answer from the first to the second, as a visitor does. */
  change(control: ControlElement): void;
  /** Why the answer changed, in what the control reports: `type` by default. */
  reason?: ChangeDetails["reason"];
  /** What the control shows for the first answer; the answer itself by default. */
  shown?: string;
  /** There is no hint: the label says all. */
  hintless?: boolean;
  /** A `<fieldset>` of two boxes: `id`, `className` and references of its owner belong to the fieldset. */
  isGroup?: boolean;
}

/** The native elements that controls are made of. */
export type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
