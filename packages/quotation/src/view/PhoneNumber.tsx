import type { ReactNode } from "react";
import { useForm } from "./form-context.ts";

/** The agency's telephone number as a link, if the settings have one. Renders a `<p>`. */
export function PhoneNumber(): ReactNode {
  const { settings, messages } = useForm();
  const { phoneNumber } = settings;
  return (
    phoneNumber && (
      <p className="td-quotation__phone">
        {messages.callUs}{" "}
        <a className="td-quotation__phone-link" href={`tel:${phoneNumber.replace(/[^\d+]/g, "")}`}>
          {phoneNumber}
        </a>
      </p>
    )
  );
}
