import { type Clock, createPlatform, type FieldValues, httpTransport, toFormData } from "@travel-design/platform";
import * as endpoints from "./endpoints.ts";
import type { OrgUser } from "../users.ts";
import { startTestOrg, type TestOrg, type TestOrgOptions } from "./test-org.ts";

/** The object of the requests that visitors submit. */
export const requestName = "Contact_Request__c";

/** The object whose records look up to requests. */
export const quotationName = "Quotation__c";

/** The error of a call that the user is not allowed to make. */
export const insufficientAccess = { status: 403, errorCode: "INSUFFICIENT_ACCESS" };

/** The error of a record that does not exist, or that the user may not read. */
export const notFound = { status: 404, errorCode: "NOT_FOUND" };

/** A local org without records, with platforms that read from it. */
export interface ContractOrg extends TestOrg {
  /** Creates a platform with an empty cache. */
  platformFor(who: OrgUser): ContractPlatform;
  /** Creates a record as administrator, also if it is a duplicate. Returns its id. */
  make(apiName: string, fields: FieldValues): Promise<string>;
}

/** Time does not pass, so no response expires during a test. */
const stoppedClock: Clock = { now: () => 0, after: () => () => {} };

function createContractPlatform(url: string, who: OrgUser) {
  const isGuest = who === "guest";
  const headers = isGuest ? {} : { Authorization: "Bearer local-admin" };
  const baseUrl = `${url}/webruntime/api`;
  const transport = httpTransport({ fetch, toFormData, baseUrl, headers, asGuest: isGuest, language: "nl" });
  return createPlatform({ transport, clock: stoppedClock, user: { userId: null, isGuest }, endpoints });
}

/** A platform with every endpoint. */
type ContractPlatform = ReturnType<typeof createContractPlatform>;

/** Starts the local org with the repository's metadata, or with a copy of it that the test may change. */
export async function startContractOrg(options?: TestOrgOptions): Promise<ContractOrg> {
  const org = await startTestOrg(options);
  const platformFor = (who: OrgUser): ContractPlatform => createContractPlatform(org.url, who);
  return {
    ...org,
    platformFor,
    async make(apiName, fields) {
      const created = await platformFor("administrator").createRecord({ apiName, fields, allowSaveOnDuplicate: true });
      if (!created) throw new Error(`The response does not contain the created record of ${apiName}.`);
      return created.id;
    },
  };
}
