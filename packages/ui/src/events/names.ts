/**
 * The events that blocks exchange across React roots.
 */
export const windowEventNames = {
  /** The specification spells it with one "s", and site builders listen for exactly this name. */
  requiredFieldMissing: "requiredFieldMising",
  invalidInput: "invalidInput",
  submissionError: "submissionError",
  resetErrors: "resetErrors",
  loadingChange: "loadingChange",
  scrollToTop: "scrollToTop",
  stepChange: "stepChange",
  /** Asks the form to announce its step again, for listeners that subscribed late. */
  stepAsked: "stepAsked",
  /** The destination that is known to the form changed. */
  destinationChange: "destinationChange",
  userData: "userData",
} as const;

/** Events that a mounted block dispatches from its mount node. */
export const hostEventNames = {
  change: "change",
  select: "select",
  input: "input",
  selected: "selected",
  optionalCheckboxChange: "optionalcheckboxchange",
  submit: "submit",
  navigateBack: "navigateback",
} as const;
