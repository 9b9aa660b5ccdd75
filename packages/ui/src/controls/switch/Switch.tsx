import type { ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { Checkbox, type CheckboxProps } from "../checkbox/index.ts";

/** Props of {@link Switch}: those of a checkbox; what is not named there goes to the `<input>`. */
export interface SwitchProps extends CheckboxProps {
  /** A switch is on or off. */
  indeterminate?: undefined;
  /** That of a switch. */
  role?: undefined;
}

/**
 * Something that is on or off, and takes effect at once. Renders a checkbox `<input>` with the role of a switch in a `<div>`;
 * `ref` is the input.
 */
export function Switch({ className, ...props }: SwitchProps): ReactNode {
  // The native state of a checkbox is that of a switch.
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
  return <Checkbox {...props} role="switch" className={classNames("td-switch", className)} />;
}
