import type { hostEventNames, windowEventNames } from "./names.ts";

/** A notice about one field: `error` true sets the field's error, false clears it; `errorMessage` replaces the default text. */
export interface FieldNotice {
  fieldId: string;
  error: boolean;
  errorMessage?: string | undefined;
}

/** Who visits the page. */
export interface UserData {
  /** Salesforce id of the user; null for a guest. */
  readonly userId: string | null;
  readonly isGuest: boolean;
}

/** Payload of each window event, by event name. */
export interface WindowEventDetails {
  [windowEventNames.requiredFieldMissing]: FieldNotice;
  [windowEventNames.invalidInput]: FieldNotice;
  [windowEventNames.submissionError]: { message?: string };
  [windowEventNames.resetErrors]: null;
  [windowEventNames.loadingChange]: { loading: boolean };
  [windowEventNames.scrollToTop]: null;
  [windowEventNames.stepChange]: { step: number };
  /** Its label, such as "Noorwegen"; empty if the visitor knows none. May be what a visitor typed. */
  [windowEventNames.destinationChange]: { destination: string };
  /** Name and destination as the site builder spelled them; empty without a specialist of that destination. */
  [windowEventNames.specialistChange]: { name: string; destination: string };
  [windowEventNames.stepRequested]: null;
  [windowEventNames.userData]: UserData;
}

/** Payload of each host event, by event name. */
export interface HostEventDetails {
  /** The checkbox that was toggled and its new state. */
  [hostEventNames.change]: { checkboxId: string; checked: boolean };
  /** `checked` or empty for a checkbox; `known`, `unknown` or empty for optional checkboxes. */
  [hostEventNames.select]: { value: string };
  [hostEventNames.input]: { value: string };
  [hostEventNames.selected]: { value: string };
  [hostEventNames.optionalCheckboxChange]: { checkboxId: string; checked: boolean };
  [hostEventNames.submit]: null;
  [hostEventNames.navigateBack]: null;
}

export type WindowEventName = keyof WindowEventDetails;
export type HostEventName = keyof HostEventDetails;
