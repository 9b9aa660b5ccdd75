import type { ReactNode } from "react";

/** An icon of the catalog. */
export function PathIcon({ path }: { path: string }): ReactNode {
  return (
    <svg className="org-builder-icon" viewBox="0 0 48 48" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" />
    </svg>
  );
}
