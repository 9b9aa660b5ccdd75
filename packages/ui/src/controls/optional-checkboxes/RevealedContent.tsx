import type { ReactNode } from "react";

interface RevealedContentProps {
  open: boolean;
  /** Whether it slides open. What is open from the start does not: it would move the page while it loads. */
  slides: boolean;
  onSlid(): void;
  children: ReactNode;
}

/**
 * Content that slides open. The style sheet hides it while the main box is not ticked, so that it opens without a script too.
 * It stays mounted, so that nothing typed in it is lost. Renders a `<div>`.
 */
export function RevealedContent({ open, slides, onSlid, children }: RevealedContentProps): ReactNode {
  return (
    <div
      className="td-optional-checkboxes__content"
      data-open={open ? "" : undefined}
      data-slides={slides ? "" : undefined}
      onAnimationEnd={onSlid}
    >
      {children}
    </div>
  );
}
