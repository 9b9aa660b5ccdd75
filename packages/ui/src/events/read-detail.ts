import type { FieldNotice } from "./details.ts";
import { tryTo } from "../internal/try-to.ts";

type Payload = Readonly<Record<string, unknown>>;

/** Reads the payload of an event. Undefined if the event must be ignored. */
export type ReadPayload<Detail> = (payload: Payload) => Detail | undefined;

const hasDetail = (event: Event): event is CustomEvent<Payload | null> => "detail" in event;
/** How the payload of a notice about a field is read. */
export const readFieldNotice: ReadPayload<FieldNotice> = ({ fieldId, error, errorMessage }) =>
  typeof fieldId === "string" && typeof error === "boolean"
    ? { fieldId, error, errorMessage: typeof errorMessage === "string" ? errorMessage : undefined }
    : undefined;

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
