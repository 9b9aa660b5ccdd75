import type { FieldNotice, WindowEventDetails, WindowEventName } from "./details.ts";
import { windowEventNames } from "./names.ts";

type Readers = { [Name in WindowEventName]: (detail: unknown) => WindowEventDetails[Name] | undefined };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const readNull = (): null => null;

function readFieldNotice(detail: unknown): FieldNotice | undefined {
  if (!isObject(detail)) return undefined;
  const { fieldId, error, errorMessage } = detail;
  if (typeof fieldId !== "string" || typeof error !== "boolean") return undefined;
  return { fieldId, error, errorMessage: typeof errorMessage === "string" ? errorMessage : undefined };
}

const readers: Readers = {
  [windowEventNames.requiredFieldMissing]: readFieldNotice,
  [windowEventNames.invalidInput]: readFieldNotice,
  [windowEventNames.submissionError]: (detail) =>
    isObject(detail) && typeof detail.message === "string" ? { message: detail.message } : {},
  [windowEventNames.resetErrors]: readNull,
  [windowEventNames.loadingChange]: (detail) =>
    isObject(detail) && typeof detail.loading === "boolean" ? { loading: detail.loading } : undefined,
  [windowEventNames.scrollToTop]: readNull,
  [windowEventNames.stepChange]: (detail) =>
    isObject(detail) && typeof detail.step === "number" && Number.isInteger(detail.step) && detail.step > 0
      ? { step: detail.step }
      : undefined,
  [windowEventNames.destinationChange]: (detail) =>
    isObject(detail) && typeof detail.destination === "string" ? { destination: detail.destination } : undefined,
  [windowEventNames.stepRequested]: readNull,
  [windowEventNames.userData]: (detail) => {
    if (!isObject(detail)) return undefined;
    const { userId, isGuest } = detail;
    const isValid = (userId === null || typeof userId === "string") && typeof isGuest === "boolean";
    return isValid ? { userId, isGuest } : undefined;
  },
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
    return readers[name]("detail" in event ? event.detail : undefined);
  } catch {
    // A getter of the payload threw.
    return undefined;
  }
}
