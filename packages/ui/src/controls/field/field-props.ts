import type { CSSProperties, ReactNode } from "react";

/** What every field understands. */
export interface FieldBaseProps {
  /** The visible name of the field. Without it the owner must name the control, for example with `aria-labelledby`. */
  label?: ReactNode;
  /** Identifies the field in window events. It is also the id of the native element, unless `id` is given. */
  fieldId?: string | undefined;
  /** One sentence that helps to fill the field in; read out with the field. */
  hint?: string | undefined;
  /** Something beside the label, such as a `Tooltip`. It stays out of the field's accessible name. */
  help?: ReactNode;
  /**
   * Shows an asterisk. Screen readers announce it, and native validation requires a value. `unmarked` does the same without
   * an asterisk, for a form in which every field is required.
   */
  required?: boolean | "unmarked" | undefined;
  /** Takes the field out of use; the browser skips it. */
  disabled?: boolean | undefined;
  /**
   * The error to show; empty for none. Window events with the same `fieldId` set and clear the error as well: the latest
   * change wins. Native validation fails with this text until the value changes, or another value in the same `<fieldset>`;
   * `noValidate` on the form lets a submit through.
   */
  error?: string | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** Class of the element around label, hint, error and control. */
  rootClassName?: string | undefined;
  /** Style of the element around label, hint, error and control. */
  rootStyle?: CSSProperties | undefined;
}
