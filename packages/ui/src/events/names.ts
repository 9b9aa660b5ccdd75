/**
 * The names of every event that blocks exchange, in one place.
 * Window events cross React roots; host events leave a single mounted block.
 */
export const windowEventNames = {
  /** Spelled with one "s" on purpose: site builders listen for exactly this name. */
  requiredFieldMissing: "requiredFieldMising",
  invalidInput: "invalidInput",
  submissionError: "submissionError",
  resetErrors: "resetErrors",
  loadingChange: "loadingChange",
  scrollToTop: "scrollToTop",
  stepChange: "stepChange",
  /** Who follows the step and came too late to hear of it asks for it to be announced once more. */
  stepAsked: "stepAsked",
  userData: "userData",
} as const;

/** Names of the events that a mounted block raises on its mount node. */
export const hostEventNames = {
  change: "change",
  select: "select",
  input: "input",
  selected: "selected",
  optionalCheckboxChange: "optionalcheckboxchange",
  submit: "submit",
  navigateBack: "navigateback",
} as const;
