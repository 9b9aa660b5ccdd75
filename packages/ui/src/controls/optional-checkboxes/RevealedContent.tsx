import { useState, type ReactNode } from "react";

/**
 * Content that slides open. The style sheet hides it while the main box is not ticked, so that it opens without a script too.
 * It stays mounted, so that nothing typed in it is lost. Renders a `<div>`.
 */
export function RevealedContent({ open, children }: { open: boolean; children: ReactNode }): ReactNode {
  // What is open from the start does not slide: it would move the page while it loads.
  const [slides, setSlides] = useState(!open);
  if (!open && !slides) setSlides(true);
  return (
    <div
      className="td-optional-checkboxes__content"
      data-open={open ? "" : undefined}
      data-slides={slides ? "" : undefined}
    >
      {children}
    </div>
  );
}
