import { useId, type ReactNode } from "react";
import type { FieldBaseProps } from "./field-props.ts";
import { FieldError } from "./FieldError.tsx";
import { FieldLabel } from "./FieldLabel.tsx";

/** What the field hands to its control; spread it on the native element. */
export interface FieldControlProps {
  id: string;
  disabled: boolean | undefined;
  "aria-describedby": string | undefined;
  /** Said out loud either way: an empty native field with `required` would otherwise be read as invalid at once. */
  "aria-invalid": boolean;
  "aria-required": true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends Omit<FieldBaseProps, "error" | "name"> {
  /** The error to show; empty for none. */
  error: string;
  /** Renders the control with the given props. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, hint, error and control, in that order, wired to each other. Renders a `<div>`. */
export function Field({ label, fieldId, hint, help, required, disabled, error, children }: FieldProps): ReactNode {
  const ownId = useId();
  const id = fieldId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: FieldControlProps = {
    id,
    disabled,
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error !== "",
    "aria-required": required ? true : undefined,
  };
  return (
    <div className="td-field" data-invalid={error ? "" : undefined} data-disabled={disabled ? "" : undefined}>
      {(label || help) && (
        <div className="td-field__heading">
          {label && (
            <FieldLabel htmlFor={id} required={required}>
              {label}
            </FieldLabel>
          )}
          {help}
        </div>
      )}
      {hint && (
        <p className="td-field__hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
      {children(control)}
    </div>
  );
}
