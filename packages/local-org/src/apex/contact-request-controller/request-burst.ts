import type { ApexContext } from "../../apex-controller.ts";
import { contactRequestObject, siteField } from "./contact-request-fields.ts";

/** The status of a request, and that of a later request of a burst, as in the Apex classes. */
export const newStatus = "Nieuw";
export const suspiciousStatus = "Verdacht";

/** Requests per minute of one site, as in `RequestBurst.cls`. A program sends more, visitors do not. */
export const maxPerMinute = 30;
const minute = 60_000;

/** The status of the next request. Later requests of a burst are stored too, because visitors may be among them. */
export function statusOfNextRequest({ records, now, site }: ApexContext): string {
  const since = new Date(now() - minute).toISOString();
  const recent = records.count(contactRequestObject, {
    all: [
      { field: "CreatedDate", is: ">", value: since },
      { field: siteField, is: "=", value: site.name },
    ],
  });
  return recent >= maxPerMinute ? suspiciousStatus : newStatus;
}
