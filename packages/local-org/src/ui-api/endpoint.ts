import { type Access, insufficientAccess } from "../access.ts";
import type { OrgUser } from "../apex/controller.ts";
import { OrgError } from "../errors.ts";
import { type Answer, json, withETag } from "../http/answer.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import type { ObjectMetadata, OrgMetadata } from "../metadata/org-metadata.ts";
import type { Org } from "../org.ts";
import type { RecordStore, StoredRecord } from "../records/record-store.ts";
import { normaliseId } from "../salesforce-id.ts";
import { users } from "../users.ts";
import { objectOfRecord } from "./find.ts";

/** A request, with who makes it and what the org knows at this moment. */
export interface Call {
  org: Org;
  user: OrgUser;
  /** 18 characters. */
  userId: string;
  metadata: OrgMetadata;
  access: Access;
  /** Of the caller; a guest's must not be read. */
  records: RecordStore;
  query: URLSearchParams;
  request: OrgRequest;
  /** What stands in the path at `:name`. */
  param(name: string): string;
}

/** Who looks, and at what: enough to know which objects and fields are visible. */
export type Viewer = Pick<Call, "access" | "metadata">;

/** One address of an API, whatever stands before it. */
export interface Endpoint {
  method: Route["method"];
  path: string;
  answer(call: Call): Answer | Promise<Answer>;
}

/** Answers 200 with an object and its tag, which some objects bring along. */
const answered = (body: object): Answer => json(200, "eTag" in body ? body : withETag(body));

/** An endpoint that answers 200 with an object and its tag. */
export const get = (path: string, answer: (call: Call) => object): Endpoint => ({
  method: "GET",
  path,
  answer: (call) => answered(answer(call)),
});

/** The body, or an empty object when there is none: a read by POST may have nothing to add to its query. */
const bodyOf = async ({ request }: Call): Promise<unknown> => {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  return Number(length ?? 0) === 0 && encoding === undefined ? {} : request.readJson();
};

/** Like {@link get}, for one that reads a JSON body. */
export const send = (
  method: "POST" | "PATCH",
  path: string,
  answer: (call: Call, body: unknown) => object | Promise<object>,
): Endpoint => ({
  method,
  path,
  answer: async (call) => answered(await answer(call, await bodyOf(call))),
});

/** @throws OrgError 401 for a token that the org did not give */
function callOf(org: Org, request: OrgRequest): Call {
  const user = request.user();
  const metadata = org.metadata.latest();
  return {
    org,
    user,
    userId: users[user].id,
    metadata,
    access: org.access(user, metadata),
    records: org.records(user),
    query: request.url.searchParams,
    request,
    param: (name) => request.params[name] ?? "",
  };
}

/** The routes of endpoints, at each of their addresses. */
export function routesOf(org: Org, bases: readonly string[], endpoints: readonly Endpoint[]): Route[] {
  return bases.flatMap((base) =>
    endpoints.map(({ method, path, answer }) => ({
      method,
      pattern: base + path,
      handle: (request: OrgRequest) => answer(callOf(org, request)),
    })),
  );
}

/** @throws OrgError 403 for a guest, who changes nothing */
export function requireRecords({ access }: Call): void {
  if (!access.canUseRecords) throw insufficientAccess("records of this org");
}

/** The refusal of an id that no record has. It does not tell which ids are in use. */
export const noSuchRecord = (): OrgError =>
  new OrgError(404, "NOT_FOUND", "The requested resource does not exist: no record with this id that you can see.");

/**
 * A record that the caller may see.
 *
 * @param id 15 or 18 characters
 * @throws OrgError 404 `NOT_FOUND`, for a guest always
 */
export function findRecord(
  { access, metadata, records }: Call,
  id: string,
): { object: ObjectMetadata; record: StoredRecord } {
  const normalised = normaliseId(id);
  const object = normalised === undefined ? undefined : objectOfRecord(metadata, normalised);
  if (normalised === undefined || !object || !access.canUseRecords) throw noSuchRecord();
  const record = records.read(object.apiName, normalised);
  if (!record) throw noSuchRecord();
  return { object, record };
}
