import type { FormContext } from "@travel-design/quotation/model";
import type { ApexContext } from "../../../apex-controller.ts";
import type { StoredRecord } from "../../../records/record-store.ts";
import { contactRequestFields, contactRequestObject } from "../contact-request-fields.ts";
import { recordFailure } from "../failure-log.ts";
import { suspiciousStatus } from "../request-burst.ts";
import { referenceOf } from "../request-reference.ts";
import { confirmationMail } from "./confirmation-mail.ts";

const method = "sendConfirmation";
const day = 86_400_000;

/** The limit because of which this request gets no confirmation, as in `ConfirmationJob.cls`. */
function skippingLimitOf(
  { fields }: StoredRecord,
  { site: { confirmation }, mails, records, now }: ApexContext,
): string | undefined {
  const since = new Date(now() - day).toISOString();
  if (mails.countSince(since) >= confirmation.dailyMails) return "SingleEmail";
  const ofAddress = records.count(contactRequestObject, {
    all: [
      { field: contactRequestFields.email, is: "=", value: fields[contactRequestFields.email] ?? null },
      { field: "CreatedDate", is: ">=", value: since },
      { not: { field: "Status__c", is: "=", value: suspiciousStatus } },
    ],
  });
  return ofAddress > 1 ? "one confirmation per address and day" : undefined;
}

/**
 * Confirms a stored request to the visitor, unless the setting or its address is empty, the request is suspicious, its address sent another one in
 * the 24 hours before, or confirmations have used their part of the day's mail. A failure is recorded and never reaches the
 * visitor.
 *
 * @param form that submitted the request
 */
export function sendConfirmation(stored: StoredRecord, form: FormContext, context: ApexContext): void {
  const { mails, site } = context;
  const { confirmation } = site;
  if (stored.fields["Status__c"] === suspiciousStatus)
    return recordFailure(context, {
      method: "createContactRequest",
      kind: "Limited",
      reason: "SkippedWorkException burst of requests",
    });
  if (!confirmation.confirmationSender || stored.fields[contactRequestFields.email] === null) return;
  try {
    const limit = skippingLimitOf(stored, context);
    if (limit === undefined) mails.add(stored.id, confirmationMail(form, referenceOf(stored), confirmation));
    else recordFailure(context, { method, kind: "Limited", reason: `SkippedWorkException ${limit}` });
  } catch (error) {
    const reason = error instanceof Error ? error.name : typeof error;
    recordFailure(context, { method, kind: "Error", reason });
  }
}
