import type { FieldNotice, WindowEventDetails, WindowEventName } from "./details.ts";
import { tryTo } from "../internal/try-to.ts";
import { requiredFieldMissing } from "./names.ts";

type Payload = Readonly<Record<string, unknown>>;

/** Reads the payload of an event. Undefined if the event must be ignored. */
export type ReadPayload<Detail> = (payload: Payload) => Detail | undefined;

type Readers = { [Name in WindowEventName]: ReadPayload<WindowEventDetails[Name]> };

const isObject = (value: unknown): value is Payload => typeof value === "object" && value !== null;
const readNull = (): null => null;

export const readFieldNotice: ReadPayload<FieldNotice> = ({ fieldId, error, errorMessage }) =>
  typeof fieldId === "string" && typeof error === "boolean"
    ? { fieldId, error, errorMessage: typeof errorMessage === "string" ? errorMessage : undefined }
    : undefined;

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
  stepRequested: readNull,
  userData: ({ userId, isGuest }) =>
    (userId === null || typeof userId === "string") && typeof isGuest === "boolean" ? { userId, isGuest } : undefined,
};

/**
 * Reads the payload of a window event, which any script on the page may have dispatched.
 *
 * @returns undefined if the event must be ignored
 */
export const readDetail = <Detail>(event: Event, read: ReadPayload<Detail>): Detail | undefined =>
  // A getter of the payload may throw.
  tryTo(() => {
    const payload = "detail" in event ? event.detail : undefined;
    return read(isObject(payload) ? payload : {});
  });
