import { Field, useFieldError, type FieldBaseProps } from "@travel-design/ui";
import { useRef } from "react";

export function Travelers({ label, fieldId, error }: FieldBaseProps) {
  const input = useRef<HTMLInputElement>(null);
  const shownError = useFieldError({ ref: input, fieldId, error });
  return (
    <Field label={label} fieldId={fieldId} error={shownError}>
      {(control) => <input {...control} ref={input} className="td-field__control" type="number" min="1" />}
    </Field>
  );
}
