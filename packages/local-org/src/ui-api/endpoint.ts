import { insufficientAccess } from "../access.ts";
import { OrgError } from "../errors.ts";
import { type OrgResponse, json, noContent, withETag } from "../http/response.ts";
import { readForm } from "../http/read-form.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import type { ObjectMetadata } from "../metadata/org-metadata.ts";
import type { Org } from "../org.ts";
import type { RecordStore, StoredRecord } from "../records/record-store.ts";
import { normalizeId } from "../salesforce-id.ts";
import { type OrgUser, users } from "../users.ts";
import { objectOfRecord, type Viewer } from "./find.ts";

/** A request, its user, and the current state of the org. */
export interface Call extends Viewer {
  org: Org;
  user: OrgUser;
  /** 18 characters. */
  userId: string;
  /** Of the caller; a guest's must not be read. */
  records: RecordStore;
  query: URLSearchParams;
  request: OrgRequest;
  /** The value of `:name` in the path. */
  param(name: string): string;
}

/** One endpoint of an API. Defined with {@link get}, {@link post}, {@link patch} or {@link remove}. */
export interface Endpoint {
  method: Route["method"];
  /** Relative to the API, with `:name` for a parameter. */
  path: string;
  respond(call: Call): OrgResponse | Promise<OrgResponse>;
}

/** A response body, which is never a promise: handlers are synchronous, and an error in one is a response. */
type ResponseBody = object & { then?: never };

/** JSON with an ETag, unless the body already has one. */
const toResponse = (status: number, body: object): OrgResponse => json(status, "eTag" in body ? body : withETag(body));

/** The body, or an empty object if there is none: a read by POST may have nothing to add to its query. */
const bodyOf = async ({ request }: Call): Promise<unknown> => {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  return Number(length ?? 0) === 0 && encoding === undefined ? {} : request.readJson();
};

/** An endpoint that reads. `Body` is the response's type, one of platform's if platform has the endpoint. */
export const get = <Body extends ResponseBody>(path: string, respond: (call: Call) => Body): Endpoint => ({
  method: "GET",
  path,
  respond: (call) => toResponse(200, respond(call)),
});

const withBody =
  (method: "POST" | "PATCH") =>
  <Body extends ResponseBody>(path: string, respond: (call: Call, body: unknown) => Body, status = 200): Endpoint => ({
    method,
    path,
    respond: async (call) => toResponse(status, respond(call, await bodyOf(call))),
  });

/** An endpoint that receives a JSON body by POST. */
export const post = withBody("POST");

/** An endpoint that receives a JSON body by PATCH. */
export const patch = withBody("PATCH");

/** An endpoint that receives a form with files by POST. */
export const postForm = <Body extends object>(
  path: string,
  respond: (call: Call, form: FormData) => Body | Promise<Body>,
): Endpoint => ({
  method: "POST",
  path,
  respond: async (call) => toResponse(201, await respond(call, await readForm(call.request))),
});

/** An endpoint that deletes, and responds without a body. */
export const remove = (path: string, respond: (call: Call) => void): Endpoint => ({
  method: "DELETE",
  path,
  respond: (call) => {
    respond(call);
    return noContent;
  },
});

/** A request on behalf of a user. */
export function callAs(user: OrgUser, org: Org, request: OrgRequest): Call {
  const metadata = org.metadata.current();
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
    endpoints.map(({ method, path, respond }) => ({
      method,
      pattern: base + path,
      handle: (request: OrgRequest) => respond(callAs(request.user(), org, request)),
    })),
  );
}

/** @throws OrgError 403 for a guest, who changes nothing */
export function requireRecords({ access }: Call): void {
  if (!access.canUseRecords) throw insufficientAccess("records of this org");
}

/** The error for an id that no record has. It does not reveal which ids are in use. */
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
  const normalized = normalizeId(id);
  const object = normalized === undefined ? undefined : objectOfRecord(metadata, normalized);
  if (normalized === undefined || !object || !access.canUseRecords) throw noSuchRecord();
  const record = records.read(object.apiName, normalized);
  if (!record) throw noSuchRecord();
  return { object, record };
}
