import { useId, useLayoutEffect, type ComponentProps, type CSSProperties, type ReactNode, type RefObject } from "react";
import { useHostEvents } from "../../events/index.ts";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import type { ChangeDetails } from "../../internal/change-details.ts";
import { classNames } from "../../internal/class-names.ts";
import { useFormValue } from "../../internal/use-form-value.ts";
import { useSharedRef } from "../../internal/use-shared-ref.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { useLink } from "../../link/index.ts";
import { Field } from "../field/index.ts";
import { useProblem } from "../field/use-problem.ts";
import { CheckboxLink } from "./CheckboxLink.tsx";
import { CheckboxRow } from "./CheckboxRow.tsx";
import { useRequiredTick } from "./use-required-tick.ts";

type OwnProps = "type" | "value" | "checked" | "defaultChecked" | "required" | "children";
type NativeProps = Omit<ComponentProps<"input">, OwnProps>;

/** Props of {@link Checkbox}; what is not named here goes to the `<input>`. */
export interface CheckboxProps extends NativeProps {
  /** The visible name. */
  label: ReactNode;
  /** The page that the label is about. It opens in a new tab. */
  link?: string | undefined;
  /** The text of the link; by default its address. The accessible name is `label` followed by this text. */
  linkLabel?: string | undefined;
  /** One sentence that helps to decide; read out with the box. */
  hint?: string | undefined;
  /** Must be ticked: shows an asterisk. @default false */
  required?: boolean | undefined;
  /** Cannot be used or focused, and is not submitted. */
  disabled?: boolean | undefined;
  /** The state cannot be changed. A form submits it, and the control can get focus. */
  readOnly?: boolean | undefined;
  /** Class of the element around error, box and label. */
  rootClassName?: string | undefined;
  /** Style of the element around error, box and label. */
  rootStyle?: CSSProperties | undefined;
  /** The controlled state. */
  checked?: boolean | undefined;
  /** Initial state of an uncontrolled checkbox. @default false */
  defaultChecked?: boolean | undefined;
  /** Shows a dash: some of the boxes that it represents are ticked. A form submits the box as if it were not there. */
  indeterminate?: boolean | undefined;
  /** What a form submits when the box is ticked. @default "on" */
  value?: string | undefined;
  /** The id in events. It is also the id of the native element, unless `id` is given. */
  checkboxId?: string | undefined;
  /** The error to show; empty for none. Window events set and clear the error as well: the latest change wins. */
  error?: string | undefined;
  /** Called with each state. Native validation fails with the sentence that it returns, and the control then shows it. */
  validate?: ((checked: boolean) => string | undefined) | undefined;
  /** Called with the new state after every toggle. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails) => void) | undefined;
}

/** React has no prop for this state. */
function useIndeterminate(ref: RefObject<HTMLInputElement | null>, indeterminate: boolean): void {
  useLayoutEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [ref, indeterminate]);
}

/** A box to tick, with a label and perhaps a link. Renders a checkbox `<input>` in a `<div>`; `ref` is the input. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { label, link, linkLabel, required = false, checked, defaultChecked = false, ...others } = props;
  const {
    indeterminate = false,
    hint,
    checkboxId,
    error,
    onCheckedChange,
    validate,
    rootClassName,
    rootStyle,
    readOnly,
    ref,
    ...native
  } = others;
  const ownId = useId();
  const eventId = checkboxId ?? ownId;
  const id = native.id ?? eventId;
  const input = useSharedRef(ref);
  const raise = useHostEvents();
  const href = useLink().href(link);
  const { value, change } = useFormValue<HTMLInputElement, boolean>({
    ref: input,
    value: checked,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
    read: (element) => element.checked,
    boxes: [input],
  });
  const shownError = useProblem(input, {
    error: useRequiredTick({ ref: input, id: checkboxId, name: native.name, error, missing: required && !value }),
    value,
    problem: validate?.(value),
  });
  useWarnings(({ aboutField, cannotChange }) => {
    const isFixed = checked !== undefined && !(onCheckedChange || native.onChange || readOnly || native.disabled);
    return [
      ...aboutField(input.current, false),
      ...(isFixed ? [cannotChange("Checkbox", "checked", "onCheckedChange")] : []),
    ];
  });
  useIndeterminate(input, indeterminate);
  const nameIds = classNames(href && `${id}-link`, native["aria-labelledby"]);

  return (
    <Field
      id={id}
      hint={hint}
      disabled={native.disabled}
      required={required}
      error={shownError}
      rootClassName={rootClassName}
      rootStyle={rootStyle}
      aria-labelledby={nameIds && `${id}-label ${nameIds}`}
      aria-describedby={native["aria-describedby"]}
      aria-invalid={native["aria-invalid"]}
    >
      {(control) => (
        <CheckboxRow
          {...native}
          {...control}
          ref={input}
          label={label}
          marked={required}
          {...(checked === undefined ? { defaultChecked } : { checked })}
          readOnly={readOnly}
          onChange={chainHandlers(native.onChange, ({ target, nativeEvent }) => {
            // The browser ends this state with every click.
            target.indeterminate = indeterminate;
            const next = target.checked;
            change(next, "toggle", nativeEvent);
            raise("change", { checkboxId: eventId, checked: next });
            raise("select", { value: next ? "checked" : "" });
          })}
          aside={href && <CheckboxLink href={href} textId={`${id}-link`} label={linkLabel ?? link ?? href} />}
        />
      )}
    </Field>
  );
}
