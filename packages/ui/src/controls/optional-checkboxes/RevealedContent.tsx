import type { ReactNode } from "react";
import { useHydrated } from "../../internal/use-hydrated.ts";

interface RevealedContentProps {
  open: boolean;
  /** Whether it slides open. What is open from the start does not: it would move the page while it loads. */
  slides: boolean;
  onSlid(): void;
  children: ReactNode;
}

/**
 * Content that slides open. The style sheet hides it while the main box is not ticked, so that it opens without a script too.
 * It stays mounted, so that nothing typed in it is lost. While it is closed, a form neither checks nor submits what is in it. Renders a
 * `<fieldset>` without a role.
 */
export function RevealedContent({ open, slides, onSlid, children }: RevealedContentProps): ReactNode {
  // Without a script the box opens it, and must not find it disabled.
  const isHydrated = useHydrated();
  return (
    <fieldset
      role="presentation"
      disabled={isHydrated && !open}
      className="td-optional-checkboxes__content"
      data-open={open ? "" : undefined}
      data-slides={slides ? "" : undefined}
      onAnimationEnd={onSlid}
    >
      {children}
    </fieldset>
  );
}
