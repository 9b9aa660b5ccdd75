import type { ReactNode } from "react";

/** What every field understands. */
export interface FieldBaseProps {
  /** The visible name of the field. Without it the owner must name the control, for example with `aria-labelledby`. */
  label?: string | undefined;
  /** Identifies the field in window events; it is also the control's element id. */
  fieldId?: string | undefined;
  /** One sentence that helps to fill the field in; read out with the field. */
  hint?: string | undefined;
  /** Something beside the label, such as a `Tooltip`. It stays out of the field's accessible name. */
  help?: ReactNode;
  /** Shows an asterisk, and tells screen readers that the field must be filled in. */
  required?: boolean | undefined;
  /** Takes the field out of use; the browser skips it. */
  disabled?: boolean | undefined;
  /**
   * The error to show; empty for none. Window events with the same `fieldId` set and clear the error as well: the latest
   * change wins.
   */
  error?: string | undefined;
  /** The name under which a form sends the value. */
  name?: string | undefined;
}
