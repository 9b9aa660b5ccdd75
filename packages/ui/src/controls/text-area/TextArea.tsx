import type { ComponentProps, ReactNode } from "react";
import type { TextChangeDetails } from "../../internal/change-details.ts";
import { Field, type FieldBaseProps } from "../field/index.ts";
import { useTextField } from "../field/use-field.ts";

type NativeProps = Omit<ComponentProps<"textarea">, keyof FieldBaseProps | "value" | "defaultValue" | "children">;

/** Props of {@link TextArea}; what is not named here goes to the `<textarea>`. */
export interface TextAreaProps extends FieldBaseProps, NativeProps {
  /** An example of what to fill in, shown while the field is empty. It does not replace the label. */
  placeholder?: string | undefined;
  /** Height of the field, in lines of text. */
  rows?: number | undefined;
  /** The controlled text. */
  value?: string | undefined;
  /** Initial text of an uncontrolled text area. @default "" */
  defaultValue?: string | undefined;
  /** Called with each value, an empty one too. Native validation fails with the sentence that it returns, and the field then shows it. */
  validate?: ((value: string) => string | undefined) | undefined;
  /** Called with the text after every change. */
  onValueChange?: ((value: string, details: TextChangeDetails) => void) | undefined;
}

/**
 * React overwrites the visitor's text during hydration if it finds the initial value, as a string, in the HTML. It does not
 * recognize the value in an array.
 */
const render = (value: string): readonly string[] => [value];

/** Several lines of text. Renders a `<textarea>` in a field; `ref` is the text area. */
export function TextArea({ rows = 5, ...props }: TextAreaProps): ReactNode {
  const { value, field, native } = useTextField<HTMLTextAreaElement, typeof props>(props, "TextArea", {
    className: "td-text-area",
    render,
  });
  return (
    <Field {...field} text={value}>
      {(control) => <textarea {...native} {...control} rows={rows} />}
    </Field>
  );
}
