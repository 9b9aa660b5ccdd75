import { useId, type ReactNode } from "react";
import type { FieldBaseProps } from "./field-props.ts";
import { FieldError } from "./FieldError.tsx";
import { FieldLimit, isNearLimit } from "./FieldLimit.tsx";
import { FieldLabel } from "./FieldLabel.tsx";

/** What the field hands to its control; spread it on the native element. */
export interface FieldControlProps {
  id: string;
  disabled: boolean | undefined;
  "aria-describedby": string | undefined;
  /** Always present, because an empty native field with `required` would otherwise be announced as invalid. */
  "aria-invalid": boolean;
  "aria-required": true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends Omit<FieldBaseProps, "error" | "name"> {
  /** The error to show; empty for none. */
  error: string;
  /** The control's text. With `maxLength`, a sentence below the control explains the limit once the text comes near it. */
  text?: string | undefined;
  /** The greatest length of the text, as in the native attribute. */
  maxLength?: number | undefined;
  /** Renders the control with the given props. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, hint, error, control and limit, in that order, wired to each other. Renders a `<div>`. */
export function Field(props: FieldProps): ReactNode {
  const { label, fieldId, hint, help, required, disabled, error, text = "", maxLength, children } = props;
  const ownId = useId();
  const id = fieldId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const limitId = maxLength && isNearLimit(text.length, maxLength) ? `${id}-limit` : undefined;
  const control: FieldControlProps = {
    id,
    disabled,
    "aria-describedby": [hintId, errorId, limitId].filter(Boolean).join(" ") || undefined,
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
      {maxLength ? <FieldLimit id={limitId} length={text.length} maxLength={maxLength} /> : null}
    </div>
  );
}
