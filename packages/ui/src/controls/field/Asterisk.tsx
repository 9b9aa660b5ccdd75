import type { ReactNode } from "react";

/** Marks a required field for the eye, on the line of the last word; screen readers announce the attribute `required`. Renders a `<span>`. */
export function Asterisk(): ReactNode {
  return (
    <span className="td-field__asterisk" aria-hidden="true">
      {"\u00a0*"}
    </span>
  );
}
