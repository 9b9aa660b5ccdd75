import { insufficientAccess } from "../access.ts";
import type { OrgUser } from "../apex/controller.ts";
import { OrgError } from "../errors.ts";
import { json, jsonTextWithETag, noContent, type Answer } from "../http/answer.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import type { ObjectMetadata } from "../metadata/org-metadata.ts";
import type { Org } from "../org.ts";
import type { RecordStore, StoredRecord } from "../records/record-store.ts";
import { normaliseId } from "../salesforce-id.ts";
import { ownFields } from "./field-selection.ts";
import { findObject, objectOfRecord } from "./find.ts";
import { asInput, asInputWith, flagOf, queryList, textOf, type Input } from "../http/input.ts";
import { recordAsJson } from "./record-representation.ts";
import { showRecord } from "./record-selection.ts";
import { askedSelection } from "./records/asked-selection.ts";
import { checkSaving } from "./records/check-saving.ts";

const answeredAlways = ["Id", "Name", "CreatedDate", "CreatedById", "LastModifiedDate", "LastModifiedById", "OwnerId"];

const notFound = (): OrgError => new OrgError(404, "NOT_FOUND", "The requested resource does not exist");

function requireRecords(org: Org, user: OrgUser): RecordStore {
  const access = org.access(user, org.metadata.recent());
  if (!access.canUseRecords) throw insufficientAccess("records of this org");
  return org.records(user);
}

/** The object and the 18-character id of the record in the address. */
function addressed(org: Org, { params }: OrgRequest): { object: ObjectMetadata; id: string } {
  const id = normaliseId(params.recordId ?? "");
  const object = id === undefined ? undefined : objectOfRecord(org.metadata.recent(), id);
  if (id === undefined || !object) throw notFound();
  return { object, id };
}

async function create(org: Org, request: OrgRequest): Promise<Answer> {
  const user = request.user();
  const records = requireRecords(org, user);
  const input = asInputWith(await request.readJson(), "the record", ["apiName", "fields", "allowSaveOnDuplicate"]);
  const allowSaveOnDuplicate = flagOf(input, "allowSaveOnDuplicate");
  const metadata = org.metadata.recent();
  const object = findObject(metadata, org.access(user, metadata), textOf(input, "apiName", ""));
  const fields = asInput(input.fields, "fields");
  checkSaving(metadata, records, { object, fields, allowSaveOnDuplicate });
  const record = await records.create(object.apiName, fields);
  // Most requests have no query, and reading one takes its time.
  const isBare = request.url.search !== "" && request.url.searchParams.get("includeFieldsInBody") === "false";
  const shown = ownFields(object, isBare ? [] : answeredAlways.concat(Object.keys(fields)));
  return jsonTextWithETag(201, recordAsJson(object, record, shown));
}

function read(org: Org, request: OrgRequest): Answer {
  const query = request.url.searchParams;
  const user = request.user();
  if (!["fields", "optionalFields", "layoutTypes"].some((name) => queryList(query, name).length > 0)) {
    const message = "Specify at least one of fields, optionalFields and layoutTypes.";
    throw new OrgError(400, "MISSING_ARGUMENT", message);
  }
  const { object, id } = addressed(org, request);
  // To a guest every record is one that does not exist: an answer that differs would tell which ids are in use.
  const metadata = org.metadata.recent();
  const access = org.access(user, metadata);
  const records = org.records(user);
  const record = access.canUseRecords ? records.read(object.apiName, id) : undefined;
  if (!record) throw notFound();
  const selection = askedSelection({ access, metadata }, object, query);
  if (selection.parents.size > 0) return json(200, showRecord(records, object, record, selection));
  return jsonTextWithETag(200, recordAsJson(object, record, selection.own));
}

/** Refuses to change a record that is newer than the one the caller saw. */
function checkUnmodified(record: StoredRecord | undefined, since: string | undefined): void {
  const seen = since === undefined ? NaN : Date.parse(since);
  if (!record || Number.isNaN(seen)) return;
  // An HTTP date has no milliseconds.
  if (Math.floor(Date.parse(String(record.fields.LastModifiedDate)) / 1000) * 1000 > seen) {
    const message = "The record was changed since you read it; read it again and repeat your change.";
    throw new OrgError(412, "PRECONDITION_FAILED", message);
  }
}

/** The fields that change: an update may repeat the record's own id. */
function changesOf(input: Input, id: string): Input {
  const { Id, ...changes } = asInput(input.fields, "fields");
  if (Id === undefined || (typeof Id === "string" && normaliseId(Id) === id)) return changes;
  throw new OrgError(400, "INVALID_FIELD_FOR_INSERT_UPDATE", "Id must be the id of the address, or absent.", ["Id"]);
}

async function update(org: Org, request: OrgRequest): Promise<Answer> {
  const records = requireRecords(org, request.user());
  const input = asInputWith(await request.readJson(), "the record", ["apiName", "fields", "allowSaveOnDuplicate"]);
  const { object, id } = addressed(org, request);
  const allowSaveOnDuplicate = flagOf(input, "allowSaveOnDuplicate");
  checkUnmodified(records.read(object.apiName, id), request.headers["if-unmodified-since"]);
  const changes = changesOf(input, id);
  checkSaving(org.metadata.recent(), records, { object, fields: changes, allowSaveOnDuplicate, id });
  const record = await records.update(object.apiName, id, changes);
  return jsonTextWithETag(
    200,
    recordAsJson(object, record, ownFields(object, [...answeredAlways, ...Object.keys(changes)])),
  );
}

async function remove(org: Org, request: OrgRequest): Promise<Answer> {
  const records = requireRecords(org, request.user());
  const { object, id } = addressed(org, request);
  await records.delete(object.apiName, id);
  return noContent;
}

/** Making, reading, changing and deleting single records. */
export function recordRoutes(org: Org, base: string): Route[] {
  const record = `${base}/records/:recordId`;
  return [
    { method: "POST", pattern: `${base}/records`, handle: (request) => create(org, request) },
    { method: "GET", pattern: record, handle: (request) => read(org, request) },
    { method: "PATCH", pattern: record, handle: (request) => update(org, request) },
    { method: "DELETE", pattern: record, handle: (request) => remove(org, request) },
  ];
}
