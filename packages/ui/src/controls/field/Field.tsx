import { useId, useRef, type AriaAttributes, type ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useStill } from "../../internal/use-still.ts";
import { fields, useMessages } from "../../messages/index.ts";
import type { FieldBaseProps } from "./field-props.ts";
import { FieldError } from "./FieldError.tsx";
import { FieldLabel } from "./FieldLabel.tsx";

/** Attributes of the control that the field adds its own to. */
type JoinedAttributes = Pick<AriaAttributes, "aria-describedby" | "aria-labelledby" | "aria-invalid">;

/** What the field hands to its control; spread it on the native element. */
export interface FieldControlProps extends JoinedAttributes {
  id: string;
  disabled: boolean | undefined;
  required: boolean | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends Omit<FieldBaseProps, "error" | "name">, JoinedAttributes {
  /** The id of the control. By default `fieldId`, or a generated one. */
  id?: string | undefined;
  /** The error to show; empty for none. Like the hint, it is rendered once no pointer is down. */
  error: string;
  /** The control's text. With `maxLength`, a sentence below the control explains the limit once the text comes near it. */
  text?: string | undefined;
  /** The greatest length of the text in UTF-16 code units, as in the native attribute. */
  maxLength?: number | undefined;
  /** Renders the control with the given props. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Whether the limit must be explained: in the last 20 characters, or the last hundredth of a long text. */
const isNearLimit = (remaining: number, maxLength: number): boolean =>
  remaining <= Math.min(maxLength / 5, Math.max(20, maxLength / 100));

/** Label, hint, error, control and limit, in that order, wired to each other. Renders a `<div>`. */
export function Field(props: FieldProps): ReactNode {
  const { label, fieldId, help, required, disabled, text, maxLength = 0, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const error = useStill(root, props.error);
  const hint = useStill(root, props.hint);
  const ownId = useId();
  const id = props.id ?? fieldId ?? ownId;
  const labelId = `${id}-label`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const messages = useMessages(fields);
  const remaining = maxLength - (text?.length ?? 0);
  const limitId = maxLength > 0 && isNearLimit(remaining, maxLength) ? `${id}-limit` : undefined;
  const fullText = limitId && remaining <= 0 ? messages.textIsFull(maxLength) : "";
  const labelledBy = props["aria-labelledby"];
  const control: FieldControlProps = {
    id,
    disabled,
    required: required && true,
    // A reference to another element replaces the text of the label, unless the label is referenced as well.
    "aria-labelledby": labelledBy ? classNames(label ? labelId : "", labelledBy) : undefined,
    "aria-describedby": classNames(hintId, errorId, limitId, props["aria-describedby"]) || undefined,
    // Always present, because an empty native field with `required` would otherwise be announced as invalid.
    "aria-invalid": error !== "" || (props["aria-invalid"] ?? false),
  };
  return (
    <div
      ref={root}
      className={classNames("td-field", props.rootClassName)}
      style={props.rootStyle}
      data-invalid={error ? "" : undefined}
      data-disabled={disabled ? "" : undefined}
    >
      {(label || help) && (
        <div className="td-field__heading">
          {label && (
            <FieldLabel id={labelId} htmlFor={id} required={required === true}>
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
      {limitId && (
        <p className="td-field__note" id={limitId}>
          {fullText || messages.textRemaining(remaining)}
        </p>
      )}
      {/* Screen readers announce that the limit is near and that it is reached, but not every character in between. */}
      {maxLength > 0 && (
        <output className="td-visually-hidden">{limitId && (fullText || messages.textNearlyFull(maxLength))}</output>
      )}
    </div>
  );
}
