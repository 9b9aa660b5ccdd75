import { startTestOrg, type TestOrg, type TestOrgOptions } from "../../../local-org/src/testing/test-org.ts";
import { createRecord } from "../endpoints/record-writes.ts";
import type { FieldValues } from "../table/kinds.ts";
import { createPlatform, type Endpoints, type Platform } from "../platform.ts";
import { FakeClock } from "./fake-clock.ts";
import { httpTransport, toFormData } from "../http-transport.ts";

/** The object that the site's visitors make records of. */
export const requestName = "Contact_Request__c";

/** The object whose records look up to requests. */
export const quotationName = "Quotation__c";

/** What an error of everything that the caller may not do looks like. */
export const insufficientAccess = { status: 403, errorCode: "INSUFFICIENT_ACCESS" };

/** What a record is to who may not see it, and to everyone when there is none. */
export const notFound = { status: 404, errorCode: "NOT_FOUND" };

/** A running org with nothing in it, and the data layer in front of it. */
export interface ContractOrg extends TestOrg {
  /** A platform of its own, so that nothing is answered from a cache that another test filled. */
  platformFor<Apis extends object>(who: "guest" | "administrator", endpoints: Endpoints<Apis>): Platform<Apis>;
  /** Makes a record as administrator, a duplicate of another one too, and gives its id. */
  make(apiName: string, fields: FieldValues): Promise<string>;
}

/** Starts the local org on the repository's own metadata, or on a copy of it that the test may change. */
export async function startContractOrg(options?: TestOrgOptions): Promise<ContractOrg> {
  const org = await startTestOrg(options);
  const platformFor: ContractOrg["platformFor"] = (who, endpoints) => {
    const isGuest = who === "guest";
    const headers = isGuest ? {} : { Authorization: "Bearer local-admin" };
    const baseUrl = `${org.url}/webruntime/api`;
    const transport = httpTransport({ fetch, toFormData, baseUrl, headers, asGuest: isGuest, language: "nl" });
    return createPlatform({ transport, clock: new FakeClock(), user: { userId: null, isGuest }, endpoints });
  };
  return {
    ...org,
    platformFor,
    async make(apiName, fields) {
      const platform = platformFor("administrator", { createRecord });
      const made = await platform.createRecord({ apiName, fields, allowSaveOnDuplicate: true });
      if (!made) throw new Error(`The org answered without the record of ${apiName} that it made.`);
      return made.id;
    },
  };
}
