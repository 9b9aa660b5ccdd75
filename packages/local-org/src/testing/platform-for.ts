import {
  type Clock,
  createPlatform,
  type Endpoints,
  httpTransport,
  type Platform,
  toFormData,
} from "@travel-design/platform";
import type { OrgUser } from "../users.ts";
import type { TestOrg } from "./test-org.ts";

/** The error of a call that the user is not allowed to make. */
export const insufficientAccess = { status: 403, errorCode: "INSUFFICIENT_ACCESS" };

/** The error of a record that does not exist, or that the user may not read. */
export const notFound = { status: 404, errorCode: "NOT_FOUND" };

/** Time does not pass, so no response expires during a test. */
const stoppedClock: Clock = { now: () => 0, after: () => () => {} };

/** Creates a client of the data layer for a local org, with an empty cache. */
export function platformFor<Apis extends object>(
  { url }: TestOrg,
  who: OrgUser,
  endpoints: Endpoints<Apis>,
): Platform<Apis> {
  const isGuest = who === "guest";
  const headers = isGuest ? {} : { Authorization: "Bearer local-admin" };
  const baseUrl = `${url}/webruntime/api`;
  const transport = httpTransport({ fetch, toFormData, baseUrl, headers, asGuest: isGuest, language: "nl" });
  return createPlatform({ transport, clock: stoppedClock, user: { userId: null, isGuest }, endpoints });
}
