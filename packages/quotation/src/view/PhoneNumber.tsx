import type { ReactNode } from "react";
import { useForm } from "./form-context.ts";

/** The agency's telephone number as a link. Renders a `<p>`. */
export function PhoneNumber({ children }: { children: string }): ReactNode {
  return (
    <p className="td-quotation__phone">
      {useForm().messages.callUs}{" "}
      <a className="td-quotation__phone-link" href={`tel:${children.replace(/[^\d+]/g, "")}`}>
        {children}
      </a>
    </p>
  );
}
