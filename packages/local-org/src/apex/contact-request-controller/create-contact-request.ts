import { OrgError } from "../../errors.ts";
import type { FieldValue } from "../../records/record-store.ts";
import type { ApexContext } from "../controller.ts";
import {
  contactRequestObject,
  quotationRecordType,
  submissionDigestField,
  submissionKeyField,
} from "./contact-request-fields.ts";
import { recordFailure, type Failure } from "./failure-log.ts";
import { digestOf, mapToRecord } from "./map-to-record.ts";
import { describeProblems, rejection } from "./problem.ts";
import { readContactRequest } from "./read-contact-request.ts";
import { requestContext } from "./request-context.ts";
import { readSubmission, validateSubmission } from "./submission-guard.ts";
import { requestQueue, requestQueueName, users } from "../../users.ts";

type Fields = Readonly<Record<string, FieldValue>>;

const log = (context: ApexContext, message: string): void =>
  context.log(`ContactRequestController.createContactRequest ${message}`);

/** Logs and records why a request is not stored. @throws OrgError with the safe sentence */
function fail(context: ApexContext, kind: Failure["kind"], reason: string): never {
  log(context, `${kind === "Error" ? "could not store" : "rejected"} a request: ${reason}`);
  recordFailure(context, { method: "createContactRequest", kind, reason });
  throw rejection();
}

/** Validates both parameters, and returns the record's fields. @throws OrgError with the safe sentence */
function validFields(contactRequest: unknown, submission: unknown, context: ApexContext): Fields {
  const sent = readSubmission(submission);
  const { answers, problems } = readContactRequest(contactRequest, requestContext(context.metadata));
  const rejected = [...sent.problems, ...validateSubmission(sent.submission, context.signingKey, context.now())];
  const all = [...rejected, ...problems];
  if (all.length > 0) return fail(context, rejected.length > 0 ? "Rejected" : "Invalid", describeProblems(all));
  return {
    ...mapToRecord(answers),
    [submissionKeyField]: sent.submission.key,
    [submissionDigestField]: digestOf(answers),
  };
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
  if (!isSame) return fail(context, "Invalid", "key (used for other answers)");
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

/**
 * Stores the record. The unique field of the key detects a repeated request, also when it arrives twice at once.
 *
 * @throws OrgError with the safe sentence
 */
function insert(fields: Fields, context: ApexContext): void {
  const recordType = context.metadata.objects.get(contactRequestObject)?.recordTypes.get(quotationRecordType);
  try {
    const record = { ...fields, RecordTypeId: recordType?.id ?? null };
    context.records.create(contactRequestObject, record, newOwnerId(context.metadata));
    log(context, "stored a request");
  } catch (error) {
    if (!(error instanceof OrgError)) throw error;
    if (error.errorCode === "DUPLICATE_VALUE" && isRepeated(fields, context)) return;
    fail(context, "Error", `${error.errorCode} ${error.fields.join(", ")}`);
  }
}

/**
 * Stores a visitor's request once.
 *
 * @param contactRequest the answers, untrusted
 * @param submission what proves that a visitor sent them, untrusted
 * @throws OrgError with the safe sentence for everything that is invalid
 */
export function createContactRequest(contactRequest: unknown, submission: unknown, context: ApexContext): void {
  insert(validFields(contactRequest, submission, context), context);
}
