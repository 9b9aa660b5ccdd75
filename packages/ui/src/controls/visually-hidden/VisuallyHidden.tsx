import type { ReactNode } from "react";

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** The content. */
  children: ReactNode;
}

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactNode {
  return <span className="td-visually-hidden">{children}</span>;
}
