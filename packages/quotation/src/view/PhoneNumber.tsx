import { toPhoneAddress } from "@travel-design/ui/internal";
import type { ReactNode } from "react";
import { useForm } from "./form-context.ts";

/** The agency's telephone number, if the settings have one; a link where it can be dialed. Renders a `<p>`. */
export function PhoneNumber(): ReactNode {
  const { settings, messages } = useForm();
  const { phoneNumber } = settings;
  return (
    phoneNumber && (
      <p className="td-quotation__phone">
        {messages.callUs}{" "}
        <a className="td-quotation__phone-link" href={toPhoneAddress(phoneNumber)}>
          {phoneNumber}
        </a>
      </p>
    )
  );
}
