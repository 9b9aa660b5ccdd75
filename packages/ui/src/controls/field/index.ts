export { Asterisk } from "./FieldLabel.tsx";
export { Field, type FieldControlProps, type FieldProps } from "./Field.tsx";
export { FieldError, type FieldErrorProps } from "./FieldError.tsx";
export { FieldLabel, type FieldLabelProps } from "./FieldLabel.tsx";
export type { FieldBaseProps } from "./field-props.ts";
export { useFieldError, type UseFieldErrorOptions } from "./use-field-error.ts";
