import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLocalOrg } from "../../../local-org/src/index.ts";
import { createPlatform, type Endpoints, type Platform } from "../platform.ts";
import { FakeClock } from "../testing/fake-clock.ts";
import { httpTransport } from "../transport/http-transport.ts";

/** The object that the org's records are of. */
export const object = "Contact_Request__c";
/** The org's list view of all of them. */
export const list = { objectApiName: object, listViewApiName: "Alle_aanvragen" };

/** A running org with nothing in it. */
export interface ContractOrg {
  /** A platform of its own, so that nothing is answered from a cache that another test filled. */
  platformFor<Apis extends object>(who: "guest" | "administrator", endpoints: Endpoints<Apis>): Platform<Apis>;
  close(): Promise<void>;
}

/** Starts the local org on the repository's own metadata. */
export async function startContractOrg(): Promise<ContractOrg> {
  const forceApp = resolve(import.meta.dirname, "../../../../force-app/main/default");
  const dataDir = await mkdtemp(join(tmpdir(), "platform-"));
  const org = await createLocalOrg({ forceApp, dataDir, port: 0 });
  return {
    platformFor(who, endpoints) {
      const headers = who === "guest" ? {} : { Authorization: "Bearer local-admin" };
      const baseUrl = `${org.url}/webruntime/api`;
      const asGuest = who === "guest";
      const form = () => new FormData();
      const transport = httpTransport({ fetch, form, baseUrl, headers, asGuest, language: "nl" });
      return createPlatform({ transport, clock: new FakeClock(), user: { userId: null, isGuest: asGuest }, endpoints });
    },
    async close() {
      await org.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
