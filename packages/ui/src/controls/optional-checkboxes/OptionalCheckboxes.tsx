import {
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import type { ChangeDetails } from "../../internal/change-details.ts";
import { classNames } from "../../internal/class-names.ts";
import { useSharedRef } from "../../internal/use-shared-ref.ts";
import { useStill } from "../../internal/use-still.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { choices, useMessages } from "../../messages/index.ts";
import { CheckboxRow } from "../checkbox/CheckboxRow.tsx";
import { useRequiredTick } from "../checkbox/use-required-tick.ts";
import { Asterisk, FieldError } from "../field/index.ts";
import { useProblem } from "../field/use-problem.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import { RevealedContent } from "./RevealedContent.tsx";
import { useTickedBox, type OptionalCheckboxesValue } from "./use-ticked-box.ts";

type NativeProps = Omit<ComponentProps<"fieldset">, "ref" | "defaultValue" | "onBlur" | "onChange">;

/** Props of {@link OptionalCheckboxes}; what is not named here goes to the `<fieldset>`. */
export interface OptionalCheckboxesProps extends NativeProps {
  /** Identifies the group in events; its boxes are `<fieldId>-main` and `<fieldId>-optional`. */
  fieldId: string;
  /** The visible name of the group. */
  legend?: ReactNode;
  /** The label of the box that reveals the extra content. */
  mainLabel: ReactNode;
  /** The label of the box that says "not known yet". */
  optionalLabel: ReactNode;
  /** The controlled value. */
  value?: OptionalCheckboxesValue | undefined;
  /** Initial value of an uncontrolled group. */
  defaultValue?: OptionalCheckboxesValue | undefined;
  /** One of the boxes must be ticked. @default false */
  required?: boolean | undefined;
  /** Disables the boxes and what is revealed. */
  disabled?: boolean | undefined;
  /** The value cannot be changed. A form submits it, and the boxes can get focus. */
  readOnly?: boolean | undefined;
  /** The error to show; empty for none. Window events set and clear the error as well: the latest change wins. */
  error?: string | undefined;
  /** The name under which a form submits `known` or `unknown`. */
  name?: string | undefined;
  /** Shown while the value is `known`. Otherwise it stays mounted, and a form neither validates nor submits it. */
  children?: ReactNode;
  /** Called with each value, an empty one too. Native validation fails with the sentence that it returns, and the group then shows it. */
  validate?: ((value: OptionalCheckboxesValue) => string | undefined) | undefined;
  /** Called with the new value after every toggle. */
  onValueChange?: ((value: OptionalCheckboxesValue, details: ChangeDetails) => void) | undefined;
  /** The value is that of two boxes: `onValueChange` has it. With react-hook-form, use `Controller`. */
  onChange?: undefined;
  /** Called when the focus leaves the group, its extra content included. */
  onBlur?: ((event: FocusEvent<HTMLFieldSetElement>) => void) | undefined;
  /** The main box. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Two boxes of which at most one is ticked: "I know" reveals extra content, "I do not know yet" hides it.
 * Renders a `<fieldset>`; `ref` is the first box.
 */
export function OptionalCheckboxes(props: OptionalCheckboxesProps): ReactNode {
  const { fieldId, legend, mainLabel, optionalLabel, required = false, readOnly, name, children, ...others } = props;
  const {
    value: owned,
    defaultValue,
    onValueChange,
    validate,
    error: ownersError,
    onBlur,
    ref,
    className,
    ...native
  } = others;
  const main = useSharedRef(ref);
  const optional = useRef<HTMLInputElement>(null);
  const { value, toggle } = useTickedBox({ fieldId, value: owned, defaultValue, onValueChange }, main, optional);
  useWarnings(({ cannotChange }) => {
    const isFixed = owned !== undefined && !(onValueChange || readOnly || native.disabled);
    return isFixed ? [cannotChange("OptionalCheckboxes", "value", "onValueChange")] : [];
  });
  // Only a visitor's tick makes it slide, and once: an animation would run again whenever a hidden part of the page is shown.
  const [slides, setSlides] = useState(false);
  const messages = useMessages(choices);
  const missing = required && value === "";
  const currentError = useProblem(main, {
    error: useRequiredTick({ ref: main, id: fieldId, name, error: ownersError, missing }),
    value,
    problem: validate?.(value),
  });
  const error = useStill(main, currentError);
  const errorId = error && `${fieldId}-error`;
  const row = (
    box: OptionalCheckboxesValue,
    part: "main" | "optional",
    label: ReactNode,
    element: RefObject<HTMLInputElement | null>,
  ): ReactNode => (
    <CheckboxRow
      ref={element}
      id={`${fieldId}-${part}`}
      rootClassName={`td-optional-checkboxes__${part}`}
      label={label}
      name={name}
      form={native.form}
      value={box}
      required={missing}
      {...(owned === undefined ? { defaultChecked: defaultValue === box } : { checked: value === box })}
      readOnly={readOnly}
      aria-describedby={errorId || undefined}
      aria-invalid={error !== ""}
      onChange={(event) => {
        setSlides(true);
        toggle(box, event);
      }}
    />
  );
  const leave = (event: FocusEvent<HTMLFieldSetElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };
  return (
    <fieldset
      {...{ ...native, onBlur: leave }}
      className={classNames("td-checkbox__group td-optional-checkboxes", className)}
      data-value={value}
      data-invalid={error ? "" : undefined}
      data-disabled={native.disabled ? "" : undefined}
    >
      {legend && (
        <legend className="td-checkbox__legend">
          {legend}
          {required && (
            <>
              <Asterisk /> <VisuallyHidden>{messages.requiredGroup}</VisuallyHidden>
            </>
          )}
        </legend>
      )}
      <FieldError id={errorId} message={error} />
      {row("known", "main", mainLabel, main)}
      <RevealedContent open={value === "known"} slides={slides} onSlid={() => setSlides(false)}>
        {children}
      </RevealedContent>
      {row("unknown", "optional", optionalLabel, optional)}
    </fieldset>
  );
}
