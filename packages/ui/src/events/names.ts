/** The specification spells it with one "s", and site builders listen for exactly this name. */
export const requiredFieldMissing = "requiredFieldMising";

/**
 * The events that blocks exchange across React roots. Components of this library write the names as type-checked strings,
 * because a bundler does not remove the unused properties of an object.
 */
export const windowEventNames = {
  requiredFieldMissing,
  invalidInput: "invalidInput",
  submissionError: "submissionError",
  resetErrors: "resetErrors",
  loadingChange: "loadingChange",
  scrollToTop: "scrollToTop",
  stepChange: "stepChange",
  /** The destination that the visitor of the request form has in mind changed. */
  destinationChange: "destinationChange",
  /** The specialist who knows that destination was found, or there is none. */
  specialistChange: "specialistChange",
  /** Asks the form to announce step and destination again, for listeners that subscribed late. */
  stepRequested: "stepRequested",
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
