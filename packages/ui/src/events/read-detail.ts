import type { FieldNotice, WindowEventDetails, WindowEventName } from "./details.ts";
import { tryTo } from "../internal/try-to.ts";
import { requiredFieldMissing } from "./names.ts";

type Payload = Readonly<Record<string, unknown>>;

/** Reads the payload of an event. Undefined if the event must be ignored. */
export type ReadPayload<Detail> = (payload: Payload) => Detail | undefined;

type Readers = { [Name in WindowEventName]: ReadPayload<WindowEventDetails[Name]> };

const hasDetail = (event: Event): event is CustomEvent<Payload | null> => "detail" in event;
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
 * Calls the handler with the payload of a window event, which any script on the page may have dispatched. An event that must
 * be ignored does not call it.
 */
export function callWithDetail<Detail>(
  event: Event,
  read: ReadPayload<Detail>,
  handler: (detail: Detail) => unknown,
): void {
  // A getter of the payload may throw.
  const detail = tryTo(() => read((hasDetail(event) && event.detail) || {}));
  if (detail !== undefined) handler(detail);
}
