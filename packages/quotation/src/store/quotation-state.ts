import type { Step } from "../model/field.ts";
import type { FieldName, QuotationValues } from "../model/fields.ts";
import type { FieldErrors, FormContext, ValidationContext } from "../model/validate.ts";
import { initialValues } from "../model/values.ts";
import type { Option } from "../model/options.ts";
import type { StartToken } from "../ports.ts";
import type { Campaign } from "../model/contact-request.ts";

/** What the form is doing. */
export type Phase =
  /** The visitor fills in a step. */
  | { name: "editing" }
  /** The last submit of the step found errors that have not all been fixed. */
  | { name: "invalid"; errors: FieldErrors }
  /** The request is being submitted. `honeypot` is the content of the field that people do not see. */
  | { name: "submitting"; honeypot: string }
  /** The last submission failed; another one may be tried. */
  | { name: "failed" }
  /** The request is stored. `isRedirecting`: the thank-you page is being opened. */
  | { name: "submitted"; isRedirecting: boolean };

/** A start token for one key, as it was received. */
export interface Start extends StartToken {
  key: string;
  /** Milliseconds since the epoch, by the visitor's clock, which may differ from the server's. */
  receivedAt: number;
}

/** A submission that was tried. The same answers are submitted under the same key, so that a lost response never makes two requests. */
export interface Attempt {
  key: string;
  /** What the visitor filled in, as text for comparison. */
  input: string;
  /** The submitted answers as JSON, without the privacy checkbox, which is never stored. */
  answers: string;
  campaign: Campaign;
}

/** What the page should move focus to. Every event that moves focus sets a new object. */
export type FocusMove =
  | { to: "step" | "errors" | "failure" | "progress" }
  /** A field that the visitor wants to change. */
  | { to: "field"; name: FieldName };

/** The state of the form. */
export interface QuotationState extends ValidationContext {
  values: QuotationValues;
  step: Step;
  phase: Phase;
  /** Fields that the visitor left since their last change. Their errors and advice are shown at the field only. */
  leftFields: ReadonlySet<FieldName>;
  /** When the step was shown, in milliseconds since the epoch; undefined until it is, 0 for the first. */
  shownAt: number | undefined;
  focus: FocusMove | undefined;
  /** Whether answers of an earlier visit of this tab were restored. */
  isRestored: boolean;
  /** The destination of the link that led here, if it differs from the visitor's own. */
  offeredDestination: Option | undefined;
  /** The key of the next submission. */
  key: string;
  start: Start | undefined;
  /** The submissions of these answers and earlier ones that may have been stored although they failed. */
  attempts: readonly Attempt[];
}

/** The initial state of the form. */
export const initialState = (context: Omit<FormContext, "values">): QuotationState => ({
  ...context,
  values: initialValues,
  step: 1,
  phase: { name: "editing" },
  unparseable: new Set(),
  leftFields: new Set(),
  shownAt: 0,
  focus: undefined,
  isRestored: false,
  offeredDestination: undefined,
  key: "",
  start: undefined,
  attempts: [],
});

const noErrors: FieldErrors = {};

/** The errors of the last submit that have not been fixed. */
export const submitErrors = ({ phase }: QuotationState): FieldErrors =>
  phase.name === "invalid" ? phase.errors : noErrors;

/** Whether controls and buttons are disabled: during a submission, and until the thank-you page is open. */
export const isBusy = ({ phase }: QuotationState): boolean =>
  phase.name === "submitting" || (phase.name === "submitted" && phase.isRedirecting);
