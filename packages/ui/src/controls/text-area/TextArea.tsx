import { useRef, type ComponentProps, type ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import type { TextChangeDetails } from "../../internal/change-details.ts";
import { classNames } from "../../internal/class-names.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useNativeText } from "../../internal/use-native-text.ts";
import { Field, useFieldError, type FieldBaseProps } from "../field/index.ts";

type NativeProps = Omit<ComponentProps<"textarea">, keyof FieldBaseProps | "value" | "defaultValue" | "onChange">;

/** Props of {@link TextArea}; what is not named here goes to the `<textarea>`. */
export interface TextAreaProps extends FieldBaseProps, NativeProps {
  /** The text, kept by the owner. */
  value?: string | undefined;
  /** The first text of a text area that keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the text after every change. */
  onValueChange?: ((value: string, details: TextChangeDetails) => void) | undefined;
}

/** Several lines of text. Renders a `<textarea>` in a field; `ref` is the text area. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { rows = 5, value, defaultValue = "", onValueChange, ...others } = props;
  const { label, fieldId, hint, help, required, disabled, error, ref, className, ...native } = others;
  const area = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRefs(area, ref);
  const shownError = useFieldError({ ref: area, fieldId, error });
  const text = useNativeText({ ref: area, value, defaultValue, onValueChange, name: "TextArea" });
  const { maxLength } = native;
  const field = { label, fieldId, hint, help, required, disabled, error: shownError, text: text.value, maxLength };
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...native}
          {...control}
          ref={mergedRef}
          className={classNames("td-field__control td-text-area", className)}
          rows={rows}
          value={text.value}
          onInput={chainHandlers(native.onInput, text.onInput)}
        />
      )}
    </Field>
  );
}
