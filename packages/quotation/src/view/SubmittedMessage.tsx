import { useEffect, useRef, type ReactNode } from "react";

/** Replaces the form, and gets focus, once the request is stored. Renders a `<p>`. */
export function SubmittedMessage({ children }: { children: ReactNode }): ReactNode {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p className="td-quotation__submitted" ref={message} tabIndex={-1}>
      {children}
    </p>
  );
}
