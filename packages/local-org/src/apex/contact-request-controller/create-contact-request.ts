import { formats, readContactRequest } from "@travel-design/quotation/model";
import { OrgError } from "../../errors.ts";
import type { StoredRecord } from "../../records/record-store.ts";
import type { ApexContext } from "../../apex-controller.ts";
import {
  contactRequestFields,
  contactRequestObject,
  quotationRecordType,
  referenceField,
  siteField,
  submissionDigestField,
  submissionKeyField,
} from "./contact-request-fields.ts";
import { recordFailure, type Failure } from "./failure-log.ts";
import { digestOf, mapToRecord, type Fields } from "./map-to-record.ts";
import { statusOfNextRequest } from "./request-burst.ts";
import { moveContactData } from "./rejected-duplicate.ts";
import { rejectDuplicates } from "../../ui-api/duplicates/reject-duplicates.ts";
import { sendConfirmation } from "./confirmation/send-confirmation.ts";
import { formOptions } from "./form-options.ts";
import { rejection } from "./rejection.ts";
import { referenceOf, referencesOf } from "./request-reference.ts";
import { invalidKeysOf, readSubmission, type Submission } from "./submission-guard.ts";
import { requestQueue, requestQueueName, users } from "../../users.ts";

const log = (context: ApexContext, message: string): void =>
  context.log(`ContactRequestController.createContactRequest ${message}`);

/**
 * Logs and records why a request is not stored. A rejected submission is not recorded, because programs may send thousands.
 *
 * @throws OrgError with the safe sentence
 */
function fail(context: ApexContext, kind: Failure["kind"] | "Rejected", reason: string, start?: string): never {
  log(context, `${kind === "Error" ? "could not store" : "rejected"} a request: ${reason}`);
  if (kind !== "Rejected") recordFailure(context, { method: "createContactRequest", kind, reason }, start);
  throw rejection();
}

/** Shortens a version that is too long, because it must not make a request fail. */
function versionOf({ privacyVersion }: Submission, { metadata }: ApexContext): string | null {
  const { length = 0 } = metadata.objects.get(contactRequestObject)?.fields.get("PrivacyVersion__c") ?? {};
  return formats.sanitizeLine(privacyVersion.slice(0, length)) || null;
}

const order = ["contactRequest", ...Object.keys(contactRequestFields)];

/** The keys in the order of the fields, so that equal requests fail for the same reason. */
const inOrder = (keys: readonly string[]): string[] => order.filter((key) => keys.includes(key));

const reasonOf = (keys: readonly string[]): string => `invalid: ${keys.join(", ")}`;

/** Validates both parameters. @throws OrgError with the safe sentence */
function validRequest(contactRequest: unknown, submission: unknown, context: ApexContext) {
  const sent = readSubmission(submission);
  const received = readContactRequest(contactRequest, formOptions(context.metadata));
  const guarded = invalidKeysOf(sent.submission, context.signingKey, context.now());
  const rejected = [...new Set([...sent.invalidKeys, ...guarded])];
  if (rejected.length > 0) return fail(context, "Rejected", reasonOf(rejected));
  if (received.invalidKeys.length > 0) {
    const reason = reasonOf(inOrder(received.invalidKeys));
    return fail(context, "Invalid", reason, sent.submission.signature);
  }
  return { ...received, submission: sent.submission };
}

/**
 * Whether this request is stored already. The same answers under one key are a success, other answers are not. Digests are
 * compared, because employees may have changed the record.
 *
 * @throws OrgError when the key belongs to other answers
 */
function isRepeated(fields: Fields, context: ApexContext): boolean {
  const key = String(fields[submissionKeyField]);
  const stored = context.records.findByExternalId(contactRequestObject, submissionKeyField, key);
  if (!stored) return false;
  const isSame = stored.fields[submissionDigestField] === fields[submissionDigestField];
  if (!isSame) return fail(context, "Invalid", "the key belongs to other answers");
  log(context, "ignored a repeated request");
  return true;
}

/** The queue, or else the site's default owner: guests own nothing. */
function newOwnerId({ queues }: ApexContext["metadata"]): string {
  const isQueue = queues.some(
    ({ developerName, objects }) => developerName === requestQueueName && objects.includes(contactRequestObject),
  );
  return (isQueue ? requestQueue : users.administrator).id;
}

/** Creates a record unless a duplicate rule rejects it. @throws OrgError then */
function createIfNoDuplicate(record: Fields, { metadata, records }: ApexContext): StoredRecord {
  const object = metadata.objects.get(contactRequestObject);
  const recordType = object?.recordTypes.get(quotationRecordType);
  if (object) rejectDuplicates(metadata, records, { object, fields: record, allowSaveOnDuplicate: false });
  return records.create(
    contactRequestObject,
    { ...record, RecordTypeId: recordType?.id ?? null },
    newOwnerId(metadata),
  );
}

/**
 * Creates a record also if a duplicate rule rejects it, which is recorded as a failure.
 *
 * @returns the record, or nothing for a request that is stored already
 */
function create(record: Fields, context: ApexContext): StoredRecord | undefined {
  try {
    return createIfNoDuplicate(record, context);
  } catch (error) {
    if (!(error instanceof OrgError && error.errorCode === "DUPLICATES_DETECTED")) throw error;
    if (isRepeated(record, context)) return undefined;
    const stored = createIfNoDuplicate(moveContactData(record, context), context);
    recordFailure(context, { method: "createContactRequest", kind: "Error", reason: "MovedContactDataException" });
    return stored;
  }
}

/**
 * Stores the record with the first of these references that no request has. The unique fields of key and reference decide:
 * they also detect a request that arrives twice at once, and a reference that was taken a moment ago.
 *
 * @returns the record, or nothing for a request that is stored already
 * @throws OrgError with the safe sentence
 */
function insert(fields: Fields, references: readonly string[], context: ApexContext): StoredRecord | undefined {
  const [reference, ...others] = references;
  try {
    return create({ ...fields, [referenceField]: reference ?? null }, context);
  } catch (error) {
    if (!(error instanceof OrgError)) throw error;
    const isDuplicate = error.errorCode === "DUPLICATE_VALUE";
    if (isDuplicate && isRepeated(fields, context)) return undefined;
    if (isDuplicate && reference !== undefined) return insert(fields, others, context);
    return fail(context, "Error", `DmlException ${error.errorCode} ${error.fields.join(", ")}`);
  }
}

/**
 * Stores a visitor's request once.
 *
 * @param contactRequest the answers, untrusted
 * @param sent the submission: what proves that a visitor sent them, untrusted
 * @throws OrgError with the safe sentence for everything that is invalid
 */
export function createContactRequest(contactRequest: unknown, sent: unknown, context: ApexContext): void {
  const { request, form, submission } = validRequest(contactRequest, sent, context);
  const fields: Fields = {
    ...mapToRecord(request),
    [submissionKeyField]: submission.key,
    [submissionDigestField]: digestOf(request),
    ConsentAt__c: new Date(context.now()).toISOString(),
    PrivacyVersion__c: versionOf(submission, context),
    [siteField]: context.site.name,
    Status__c: statusOfNextRequest(context),
  };
  const stored = insert(fields, referencesOf(submission.key), context);
  if (!stored) return;
  log(context, "stored a request");
  if (referenceOf(stored) === null)
    recordFailure(context, { method: "createContactRequest", kind: "Error", reason: "NoFreeReferenceException" });
  sendConfirmation(stored, form, context);
}
