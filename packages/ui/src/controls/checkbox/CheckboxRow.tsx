import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { Asterisk } from "../field/index.ts";

/** Props of {@link CheckboxRow}; what is not named here goes to the `<input>`. */
export interface CheckboxRowProps extends ComponentProps<"input"> {
  id: string;
  label: ReactNode;
  /** Shows an asterisk after the label and `aside`. */
  marked?: boolean | undefined;
  /** Content beside the label. A click on it does not toggle the box. */
  aside?: ReactNode;
}

/** A checkbox with its label, without state. Renders a `<div>` with a checkbox `<input>`; `ref` is the input. */
export function CheckboxRow({ label, marked, aside, className, ...native }: CheckboxRowProps): ReactNode {
  return (
    <div className="td-checkbox__row">
      <input {...native} className={classNames("td-checkbox__input", className)} type="checkbox" />
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
