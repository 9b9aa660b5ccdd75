import type { WindowEventDetails, WindowEventName } from "./details.ts";
import { requiredFieldMissing } from "./names.ts";
import { readFieldNotice, type ReadPayload } from "./read-detail.ts";

type Readers = { [Name in WindowEventName]: ReadPayload<WindowEventDetails[Name]> };

const readNull = (): null => null;

/** How the payload of each event is read. A message that is not a string is left out. */
export const readers: Readers = {
  [requiredFieldMissing]: readFieldNotice,
  invalidInput: readFieldNotice,
  submissionError: ({ message }) => (typeof message === "string" ? { message } : {}),
  resetErrors: readNull,
  loadingChange: ({ loading }) => (typeof loading === "boolean" ? { loading } : undefined),
  scrollToTop: readNull,
  stepChange: ({ step }) => (typeof step === "number" && Number.isInteger(step) && step > 0 ? { step } : undefined),
  destinationChange: ({ destination }) => (typeof destination === "string" ? { destination } : undefined),
  specialistChange: ({ name, destination }) =>
    typeof name === "string" && typeof destination === "string" ? { name, destination } : undefined,
  stepRequested: readNull,
  userData: ({ userId, isGuest }) =>
    (userId === null || typeof userId === "string") && typeof isGuest === "boolean" ? { userId, isGuest } : undefined,
};
