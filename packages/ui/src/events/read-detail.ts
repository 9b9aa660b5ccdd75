import type { FieldNotice, WindowEventDetails, WindowEventName } from "./details.ts";
import { requiredFieldMissing } from "./names.ts";

type Payload = Record<string, unknown>;
type Readers = { [Name in WindowEventName]: (payload: Payload) => WindowEventDetails[Name] | undefined };

const isObject = (value: unknown): value is Payload => typeof value === "object" && value !== null;
const readNull = (): null => null;

const readFieldNotice = ({ fieldId, error, errorMessage }: Payload): FieldNotice | undefined =>
  typeof fieldId === "string" && typeof error === "boolean"
    ? { fieldId, error, errorMessage: typeof errorMessage === "string" ? errorMessage : undefined }
    : undefined;

const readers: Readers = {
  [requiredFieldMissing]: readFieldNotice,
  invalidInput: readFieldNotice,
  submissionError: ({ message }) => (typeof message === "string" ? { message } : {}),
  resetErrors: readNull,
  loadingChange: ({ loading }) => (typeof loading === "boolean" ? { loading } : undefined),
  scrollToTop: readNull,
  stepChange: ({ step }) => (typeof step === "number" && Number.isInteger(step) && step > 0 ? { step } : undefined),
  destinationChange: ({ destination }) => (typeof destination === "string" ? { destination } : undefined),
  stepRequested: readNull,
  userData: ({ userId, isGuest }) =>
    (userId === null || typeof userId === "string") && typeof isGuest === "boolean" ? { userId, isGuest } : undefined,
};

/**
 * Reads the payload of a window event, which any script on the page may have dispatched. A message that is not a string
 * is left out.
 *
 * @returns undefined if the event must be ignored
 */
export function readDetail<Name extends WindowEventName>(
  name: Name,
  event: Event,
): WindowEventDetails[Name] | undefined {
  try {
    const payload = "detail" in event ? event.detail : undefined;
    return readers[name](isObject(payload) ? payload : {});
  } catch {
    // A getter of the payload threw.
    return undefined;
  }
}
