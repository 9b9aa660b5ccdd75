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
  /** The script with the fields of the next step is being fetched. */
  | { name: "loadingStep"; step: Step }
  /** That script could not be fetched. */
  | { name: "stepMissing"; step: Step }
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
  /** Whether the server may have stored it although it failed. A rejection concerns one try only. */
  mayBeStored: boolean;
}

/** Who filled in the destination: a link to this page, a choice on the page outside the form, or the visitor in the form. */
export const origins = ["link", "choice", "visitor"] as const;
export type Origin = (typeof origins)[number];

/** A destination that was named outside the form, by a value or label of the picklist. */
export interface RequestedDestination {
  text: string;
  origin: Exclude<Origin, "visitor">;
}

/** What the page should move focus to. Every event that moves focus sets a new object. */
export type FocusMove =
  | { to: "step" | "errors" | "failure" | "progress" }
  /** The form, from elsewhere on the page. */
  | { to: "form" }
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
  /** Whether the fields of the later steps can be shown. */
  hasLaterSteps: boolean;
  /** Whether the page was just reloaded because those fields could not be fetched. The visitor may ask for another reload. */
  isReloaded: boolean;
  /** Who filled in the destination. */
  destinationOrigin: Origin;
  /** The latest destination of a link, as text: the same link again is no new wish. */
  latestLink: string;
  /** A destination that waits for the picklist. */
  requestedDestination: RequestedDestination | undefined;
  /** A destination from outside the form that differs from the visitor's own. */
  offeredDestination: Option | undefined;
  /** Who knows the destination, as another block of the page announced; undefined for nobody. */
  specialist: { name: string; destination: string } | undefined;
  /** The key of the next submission. */
  key: string;
  start: Start | undefined;
  /** The submissions of these answers and earlier ones that may have been stored although they failed. */
  attempts: readonly Attempt[];
}

/** The initial state of the form. */
export const initialState = (
  context: Omit<FormContext, "values"> & Pick<QuotationState, "hasLaterSteps">,
): QuotationState => ({
  ...context,
  values: initialValues,
  step: 1,
  phase: { name: "editing" },
  unparseable: new Set(),
  leftFields: new Set(),
  shownAt: 0,
  focus: undefined,
  isRestored: false,
  isReloaded: false,
  destinationOrigin: "visitor",
  latestLink: "",
  requestedDestination: undefined,
  offeredDestination: undefined,
  specialist: undefined,
  key: "",
  start: undefined,
  attempts: [],
});

const noErrors: FieldErrors = {};

/** The errors of the last submit that have not been fixed. */
export const submitErrors = ({ phase }: QuotationState): FieldErrors =>
  phase.name === "invalid" ? phase.errors : noErrors;

/** Whether the answers cannot be changed: during a submission, and until the thank-you page is open. */
export const isSubmitting = ({ phase }: QuotationState): boolean =>
  phase.name === "submitting" || (phase.name === "submitted" && phase.isRedirecting);

/** Whether the buttons are disabled. */
export const isBusy = (state: QuotationState): boolean => isSubmitting(state) || state.phase.name === "loadingStep";

/** The step that is shown, or the one that the visitor is waiting for. */
export const requestedStep = ({ step, phase }: QuotationState): Step => ("step" in phase ? phase.step : step);
