import { useRef, type ComponentProps, type FocusEvent, type ReactNode, type Ref } from "react";
import type { ChangeDetails } from "../../internal/change-details.ts";
import { classNames } from "../../internal/class-names.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import * as messages from "../../messages/index.ts";
import { CheckboxRow, useRequiredTick } from "../checkbox/index.ts";
import { Asterisk, FieldError } from "../field/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import { RevealedContent } from "./RevealedContent.tsx";
import { useTickedBox, type OptionalCheckboxesValue } from "./use-ticked-box.ts";

type NativeProps = Omit<ComponentProps<"fieldset">, "ref" | "defaultValue" | "onBlur">;

/** Props of {@link OptionalCheckboxes}; what is not named here goes to the `<fieldset>`. */
export interface OptionalCheckboxesProps extends NativeProps {
  /** Identifies the group in events; its boxes are `<fieldId>-main` and `<fieldId>-optional`. */
  fieldId: string;
  /** The visible name of the group. */
  legend?: string | undefined;
  /** The label of the box that reveals the extra content. */
  mainLabel: string;
  /** The label of the box that says "not known yet". */
  optionalLabel: string;
  /** Which box is ticked, kept by the owner. */
  value?: OptionalCheckboxesValue | undefined;
  /** How a group that keeps its own value begins. */
  defaultValue?: OptionalCheckboxesValue | undefined;
  /** One of the boxes must be ticked. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The error to show; empty for none. Window events set and clear the error as well: the latest change wins. */
  error?: string | undefined;
  /** The name under which a form sends `known` or `unknown`. */
  name?: string | undefined;
  /** Shown while the value is `known`; kept mounted otherwise. */
  children?: ReactNode;
  /** Called with the new value after every toggle. */
  onValueChange?: ((value: OptionalCheckboxesValue, details: ChangeDetails) => void) | undefined;
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
  const { fieldId, legend, mainLabel, optionalLabel, required = false, disabled, name, children, ...others } = props;
  const { value: owned, defaultValue, onValueChange, error: ownersError, onBlur, ref, className, ...native } = others;
  const main = useRef<HTMLInputElement>(null);
  const optional = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(main, ref);
  const { value, toggleMain, toggleOptional } = useTickedBox(
    { fieldId, value: owned, defaultValue, onValueChange },
    main,
    optional,
  );
  const missing = required && value === "";
  const error = useRequiredTick({ ref: main, id: fieldId, error: ownersError, missing });
  const errorId = error ? `${fieldId}-error` : undefined;
  const shared = {
    name,
    disabled,
    required: missing,
    "aria-describedby": errorId,
    "aria-invalid": error ? true : undefined,
  };
  const leave = (event: FocusEvent<HTMLFieldSetElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };
  return (
    <fieldset
      {...{ ...native, onBlur: leave }}
      className={classNames("td-optional-checkboxes", className)}
      data-value={value}
      data-invalid={error ? "" : undefined}
      data-disabled={disabled ? "" : undefined}
    >
      {legend && (
        <legend className="td-optional-checkboxes__legend">
          {legend}
          {required && (
            <>
              <Asterisk /> <VisuallyHidden>{messages.requiredGroup}</VisuallyHidden>
            </>
          )}
        </legend>
      )}
      <FieldError id={errorId} message={error} />
      <CheckboxRow
        {...shared}
        ref={mergedRef}
        id={`${fieldId}-main`}
        label={mainLabel}
        value="known"
        checked={value === "known"}
        onChange={toggleMain}
      />
      <RevealedContent open={value === "known"}>{children}</RevealedContent>
      <CheckboxRow
        {...shared}
        ref={optional}
        id={`${fieldId}-optional`}
        label={optionalLabel}
        value="unknown"
        checked={value === "unknown"}
        onChange={toggleOptional}
      />
    </fieldset>
  );
}
