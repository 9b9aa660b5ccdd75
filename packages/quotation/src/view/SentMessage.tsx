import { useEffect, useRef, type ReactNode } from "react";

/** Takes the form's place, and focus, once the request was sent. Renders a `<p>`. */
export function SentMessage({ children }: { children: ReactNode }): ReactNode {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p className="td-quotation__sent" ref={message} tabIndex={-1}>
      {children}
    </p>
  );
}
