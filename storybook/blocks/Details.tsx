import type { ComponentProps, ReactNode } from "react";

/** Props of {@link Details}. All others go to the `<details>`. */
export interface DetailsProps extends ComponentProps<"details"> {
  /** What opens it. */
  label: string;
}

/** A part of a page that is closed at first. Renders a `<details>`. */
export function Details({ label, children, ...native }: DetailsProps): ReactNode {
  return (
    <details {...native} className="docs-details">
      <summary>{label}</summary>
      {children}
    </details>
  );
}
