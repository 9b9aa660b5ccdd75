import type { FormContext } from "@travel-design/quotation/model";
import type { ApexContext } from "../../../apex-controller.ts";
import type { StoredRecord } from "../../../records/record-store.ts";
import { recordFailure } from "../failure-log.ts";
import { suspiciousStatus } from "../request-burst.ts";
import { referenceOf } from "../request-reference.ts";
import { confirmationMail } from "./confirmation-mail.ts";

/**
 * Confirms a stored request to the visitor, unless the setting is empty or the request is suspicious. A failure is recorded
 * and never reaches the visitor.
 *
 * @param form that submitted the request
 */
export function sendConfirmation(stored: StoredRecord, form: FormContext, context: ApexContext): void {
  const { confirmation, mails, metadata } = context;
  if (!confirmation.confirmationSender || stored.fields["Status__c"] === suspiciousStatus) return;
  try {
    mails.add(stored.id, confirmationMail(form, referenceOf(stored), confirmation, metadata));
  } catch (error) {
    const reason = error instanceof Error ? error.name : typeof error;
    recordFailure(context, { method: "sendConfirmation", kind: "Error", reason });
  }
}
