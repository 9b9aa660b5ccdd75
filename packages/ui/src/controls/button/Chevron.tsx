import type { ReactNode } from "react";

/** Points to where a forward button leads. Renders an `<svg>` that readers skip. */
export function Chevron(): ReactNode {
  return (
    <svg className="td-button__icon" viewBox="0 0 8 14" width="8" height="14" aria-hidden="true">
      <path d="M1 1l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
