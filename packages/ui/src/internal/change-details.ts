/**
 * What led to a change: `type` (keys, paste, autofill), `choose` (from a list), `toggle` (a box), `adopt` (the visitor
 * filled it in before hydration), or `reset` (of the form).
 */
export type ChangeReason = "type" | "choose" | "toggle" | "adopt" | "reset";

/** The second argument of every change callback: why the value changed and the native event behind it. */
export interface ChangeDetails<Cause extends Event = Event> {
  reason: ChangeReason;
  event: Cause;
}

/** Details of a change in a field that the browser itself parses, such as a date or a number. */
export interface TextChangeDetails extends ChangeDetails {
  /** The browser cannot parse what is in the field: `value` is empty, but the visitor did fill it in. */
  badInput: boolean;
}
