import type { ReactNode } from "react";

/** Props of {@link FieldError}. */
export interface FieldErrorProps {
  /** The control's `aria-describedby` points at it. */
  id: string | undefined;
  /** Empty for no error. */
  message: string;
}

/** What is wrong with a field. Renders a `<p>`, or nothing. */
export function FieldError({ id, message }: FieldErrorProps): ReactNode {
  if (!message) return null;
  return (
    <p className="td-field__error" id={id}>
      {message}
    </p>
  );
}
