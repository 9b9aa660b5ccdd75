import { useId, useRef, type ChangeEvent, type ComponentProps, type ReactNode } from "react";
import { hostEventNames, useHostEvents } from "../../events/index.ts";
import type { ChangeDetails } from "../../internal/change-details.ts";
import { useAdoptedValue } from "../../internal/use-adopted-value.ts";
import { useControlled } from "../../internal/use-controlled.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useLink } from "../../link/index.ts";
import { FieldError } from "../field/index.ts";
import { CheckboxLink } from "./CheckboxLink.tsx";
import { CheckboxRow } from "./CheckboxRow.tsx";
import { useRequiredTick } from "./use-required-tick.ts";

type OwnProps = "type" | "id" | "value" | "checked" | "defaultChecked" | "required" | "onChange";
type NativeProps = Omit<ComponentProps<"input">, OwnProps>;

/** Props of {@link Checkbox}; what is not named here goes to the `<input>`. */
export interface CheckboxProps extends NativeProps {
  label: string;
  /** The page that the label is about. It opens in a new tab. */
  link?: string | undefined;
  /** The text of the link; by default its address. The accessible name is `label` followed by this text. */
  linkLabel?: string | undefined;
  required?: boolean | undefined;
  /** Ticked or not, kept by the owner. */
  checked?: boolean | undefined;
  /** How a checkbox that keeps its own state begins. */
  defaultChecked?: boolean | undefined;
  /** What a form sends when the box is ticked. */
  value?: string | undefined;
  /** The element id, and the id in the events it raises. */
  checkboxId?: string | undefined;
  /** The error to show; empty for none. Window events set and clear the error as well: the latest change wins. */
  error?: string | undefined;
  /** Called with the new state after every toggle. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails) => void) | undefined;
}

/** A box to tick, with a label and perhaps a link. Renders a checkbox `<input>` in a `<div>`; `ref` is the input. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { label, link, linkLabel, required = false, checked, defaultChecked = false, ...others } = props;
  const { checkboxId, error, onCheckedChange, ref, ...native } = others;
  const ownId = useId();
  const id = checkboxId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const raise = useHostEvents();
  const href = useLink().href(link);
  const [current, setCurrent] = useControlled({ controlled: checked, defaultValue: defaultChecked, name: "Checkbox" });
  const shownError = useRequiredTick({ ref: input, id: checkboxId, error, missing: required && !current });
  const errorId = shownError ? `${id}-error` : undefined;

  const tick = (next: boolean, details: ChangeDetails): void => {
    setCurrent(next);
    onCheckedChange?.(next, details);
  };
  const toggle = (event: ChangeEvent<HTMLInputElement>): void => {
    const next = event.target.checked;
    tick(next, { reason: "toggle", event: event.nativeEvent });
    raise(hostEventNames.change, { checkboxId: id, checked: next });
    raise(hostEventNames.select, { value: next ? "checked" : "" });
  };
  useAdoptedValue({
    ref: input,
    rendered: current,
    read: (element) => element.checked,
    onAdopt: (next, event) => tick(next, { reason: "adopt", event }),
  });

  return (
    <div
      className="td-checkbox"
      data-invalid={shownError ? "" : undefined}
      data-disabled={native.disabled ? "" : undefined}
    >
      <FieldError id={errorId} message={shownError} />
      <CheckboxRow
        aria-labelledby={href && `${id}-label ${id}-link`}
        {...native}
        ref={mergedRef}
        id={id}
        label={label}
        required={required}
        marked={required}
        checked={current}
        aria-describedby={errorId}
        aria-invalid={shownError ? true : undefined}
        onChange={toggle}
        aside={href && <CheckboxLink href={href} textId={`${id}-link`} label={linkLabel ?? link ?? href} />}
      />
    </div>
  );
}
