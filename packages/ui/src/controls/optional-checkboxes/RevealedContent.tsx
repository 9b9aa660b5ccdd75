import { useRef, type ReactNode } from "react";
import { useSettled } from "./use-settled.ts";

/** Props of {@link RevealedContent}. */
export interface RevealedContentProps {
  open: boolean;
  children: ReactNode;
}

/**
 * Content that slides open. While closed it is hidden but stays mounted, so that nothing typed in it is lost.
 * Renders a `<div>`.
 */
export function RevealedContent({ open, children }: RevealedContentProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const settled = useSettled(panel, open);
  return (
    <div
      ref={panel}
      className="td-optional-checkboxes__content"
      hidden={!open}
      data-open={open ? "" : undefined}
      data-settled={settled ? "" : undefined}
    >
      {children}
    </div>
  );
}
