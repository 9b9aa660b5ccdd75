import type { ReactNode } from "react";

/** Marks a required field for the eye; screen readers announce the attribute `required`. The style sheet has the asterisk, so that the label's text is only its words. Renders a `<span>`. */
export const Asterisk = (): ReactNode => <span className="td-field__asterisk" aria-hidden="true" />;

/** Props of {@link FieldLabel}. */
export interface FieldLabelProps {
  /** The id of the control it names. */
  htmlFor: string;
  id?: string | undefined;
  required?: boolean | undefined;
  children: ReactNode;
}

/** The visible name of a field, with an asterisk when it is required. Renders a `<label>`. */
export function FieldLabel({ htmlFor, id, required, children }: FieldLabelProps): ReactNode {
  return (
    <label className="td-field__label" id={id} htmlFor={htmlFor}>
      {children}
      {required && <Asterisk />}
    </label>
  );
}
