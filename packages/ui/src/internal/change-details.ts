/**
 * What led to a change: `type` (keys, paste, autofill), `choose` (from a list), `toggle` (a box), or `adopt` (the visitor
 * filled it in before the script arrived).
 */
export type ChangeReason = "type" | "choose" | "toggle" | "adopt";

/** The second argument of every change callback: why the value changed and the native event behind it. */
export interface ChangeDetails<Cause extends Event = Event> {
  reason: ChangeReason;
  event: Cause;
}

/** Details of a change in a field that the browser itself reads, such as a date or a number. */
export interface TextChangeDetails extends ChangeDetails {
  /** The field holds something the browser cannot read as a value: `value` is empty, yet the visitor did fill it in. */
  badInput: boolean;
}
