import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import { classNames } from "../../internal/class-names.ts";
import { Asterisk } from "../field/index.ts";

/** Props of {@link CheckboxRow}; what is not named here goes to the `<input>`. */
export interface CheckboxRowProps extends ComponentProps<"input"> {
  id: string;
  label: ReactNode;
  /** Shows an asterisk after the label and `aside`. */
  marked?: boolean | undefined;
  /** A further class of the element around the box and its label. */
  rootClassName?: string | undefined;
  /** Content beside the label. A click on it does not toggle the box. */
  aside?: ReactNode;
}

/** HTML has no read-only checkbox or radio button: without its default action a click leaves the box as it is. */
const keepState = (event: MouseEvent): void => event.preventDefault();

/** A checkbox or, by its `type`, a radio button with its label, without state. Renders a `<div>` with an `<input>`; `ref` is the input. */
export function CheckboxRow(props: CheckboxRowProps): ReactNode {
  const { label, marked, aside, className, rootClassName, readOnly, ...native } = props;
  return (
    <div className={classNames("td-checkbox__row", rootClassName)}>
      <input
        type="checkbox"
        aria-readonly={readOnly}
        {...native}
        className={classNames("td-checkbox__input", className)}
        onClick={chainHandlers(native.onClick, readOnly ? keepState : undefined)}
      />
      <span className="td-checkbox__text">
        <label className="td-checkbox__label" id={`${native.id}-label`} htmlFor={native.id}>
          {label}
        </label>
        {aside && " "}
        {aside}
        {marked && <Asterisk />}
      </span>
    </div>
  );
}
