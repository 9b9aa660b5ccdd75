import { OrgError } from "../../errors.ts";
import type { FieldValue } from "../../records/record-store.ts";
import type { ApexContext } from "../controller.ts";
import { checkRequest } from "./check-request.ts";
import { readSubmission } from "./contact-request-input.ts";
import { describeFaults, refusal } from "./fault.ts";
import { formOptions } from "./form-options.ts";
import { contactRequestObject, mapToRecord, quotationRecordType, submissionKeyField } from "./map-to-record.ts";
import { hasSameAnswers } from "./same-answers.ts";
import { guardFaults } from "./submission-guard.ts";

type Fields = Readonly<Record<string, FieldValue>>;

const note = (context: ApexContext, what: string): void =>
  context.log(`ContactRequestController.createContactRequest ${what}`);

/** Checks both parameters; answers the record's fields, or throws the refusal after a line in the log. */
function acceptedFields(contactRequest: unknown, submission: unknown, context: ApexContext): Fields {
  const sent = readSubmission(submission);
  const { answers, faults: broken } = checkRequest(contactRequest, formOptions(context.metadata));
  const faults = [...sent.faults, ...guardFaults(sent.submission, context.signingKey, context.now()), ...broken];
  if (faults.length > 0) {
    note(context, `refused a request: ${describeFaults(faults)}`);
    throw refusal();
  }
  return { ...mapToRecord(answers), [submissionKeyField]: sent.submission.key };
}

/**
 * Has this request arrived before? Sending the same answers twice is a success, sending others under the same key is not.
 *
 * @throws OrgError when the key belongs to other answers
 */
function isRepeated(fields: Fields, context: ApexContext): boolean {
  const stored = context.records.findByExternalId(
    contactRequestObject,
    submissionKeyField,
    String(fields[submissionKeyField]),
  );
  if (!stored) return false;
  const isSame = hasSameAnswers(stored.fields, fields);
  note(context, isSame ? "got a request again and kept the first" : "refused a request: key (used for other answers)");
  if (!isSame) throw refusal();
  return true;
}

/**
 * Stores the record. Nobody looks first whether its key is known: the unique field tells, and tells it too when the same
 * request arrives twice at once.
 *
 * @throws OrgError with the safe sentence
 */
async function insert(fields: Fields, context: ApexContext): Promise<void> {
  const recordType = context.metadata.objects.get(contactRequestObject)?.recordTypes.get(quotationRecordType);
  try {
    await context.records.create(contactRequestObject, { ...fields, RecordTypeId: recordType?.id ?? null });
    note(context, "stored a request");
  } catch (error) {
    if (!(error instanceof OrgError)) throw error;
    if (error.errorCode === "DUPLICATE_VALUE" && isRepeated(fields, context)) return;
    note(context, `could not store a request: ${error.errorCode} ${error.fields.join(", ")}`);
    throw refusal();
  }
}

/**
 * Stores a visitor's request once.
 *
 * @param contactRequest the answers, untrusted
 * @param submission what proves that a visitor sent them, untrusted
 * @throws OrgError with the safe sentence for anything that is not in order
 */
export async function createContactRequest(
  contactRequest: unknown,
  submission: unknown,
  context: ApexContext,
): Promise<void> {
  await insert(acceptedFields(contactRequest, submission, context), context);
}
