import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLocalOrg } from "../../../local-org/src/index.ts";
import { createPlatform, type Endpoints, type Platform } from "../platform.ts";
import { FakeClock } from "../testing/fake-clock.ts";
import { httpTransport } from "../transport/http-transport.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createRecord,
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListObjectInfo,
  getListPreferences,
  getListInfoSummaries,
  getMruListUi,
  getMruListRecords,
  getLayout,
  getLayoutUserState,
  getRecordUi,
  getRecords,
  getDuplicateConfiguration,
  findDuplicates,
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
  getLookupRecords,
  getLookupMetadata,
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getActionOverrides,
  getRecordActions,
  getRecordEditActions,
  getAllApps,
  getNavItems,
  getRelatedListsInfo,
  getRecordAvatars,
  getSearchFilterMetadata,
  getSearchResults,
  getKeywordSearchResults,
  type Endpoint,
  type ReadApi,
} from "../index.ts";

/** The object that the org's records are of. */
const object = "Contact_Request__c";
/** The org's list view of all of them. */
const list = { objectApiName: object, listViewApiName: "Alle_aanvragen" };

const layout = { layoutType: "Full", mode: "View" } as const;
const layouts = { layoutTypes: "Full", modes: "View" } as const;

/** A running org with nothing in it. */
interface ContractOrg {
  /** A platform of its own, so that nothing is answered from a cache that another test filled. */
  platformFor<Apis extends object>(who: "guest" | "administrator", endpoints: Endpoints<Apis>): Platform<Apis>;
  close(): Promise<void>;
}

/** Starts the local org on the repository's own metadata. */
async function startContractOrg(): Promise<ContractOrg> {
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

let org: ContractOrg;
/** Of a record that the tests wrote. */
let recordId = "";
let recordTypeId = "";
const fields = [`${object}.LastName__c`];

beforeAll(async () => {
  org = await startContractOrg();
  const platform = org.platformFor("administrator", { createRecord, getObjectInfo });
  const made = await platform.createRecord({ apiName: object, fields: { LastName__c: "Jansen" } });
  recordId = made?.id ?? "";
  recordTypeId = (await platform.getObjectInfo.read({ objectApiName: object })).defaultRecordTypeId ?? "";
});
afterAll(() => org.close());

/** A read by the administrator, with a configuration that is known only once the org runs. */
const read =
  <Config, Answer>(endpoint: Endpoint<ReadApi<Config, Answer>>, config: () => NoInfer<Config>) =>
  (): Promise<Answer> =>
    org.platformFor("administrator", { endpoint }).endpoint.read(config());

const reads: Readonly<Record<string, readonly [read: () => Promise<unknown>, answer: object]>> = {
  getObjectInfoDirectory: [read(getObjectInfoDirectory, () => ({})), { objects: { [object]: {} } }],
  getObjectInfos: [
    read(getObjectInfos, () => ({ objectApiNames: [object] })),
    { results: [{ statusCode: 200, result: { apiName: object } }] },
  ],
  getListInfoByName: [read(getListInfoByName, () => list), { label: "Alle aanvragen" }],
  getListInfosByName: [
    read(getListInfosByName, () => ({ names: [`${object}.Alle_aanvragen`] })),
    { results: [{ statusCode: 200, result: { label: "Alle aanvragen" } }] },
  ],
  getListInfosByObjectName: [read(getListInfosByObjectName, () => ({ objectApiName: object })), {}],
  getListObjectInfo: [read(getListObjectInfo, () => ({ objectApiName: object })), {}],
  getListPreferences: [read(getListPreferences, () => list), {}],
  getListInfoSummaries: [read(getListInfoSummaries, () => ({ objectApiName: object })), {}],
  getMruListUi: [read(getMruListUi, () => ({ objectApiName: object })), {}],
  getMruListRecords: [read(getMruListRecords, () => ({ objectApiName: object })), {}],
  getLayout: [read(getLayout, () => ({ objectApiName: object, ...layout })), {}],
  getLayoutUserState: [read(getLayoutUserState, () => ({ objectApiName: object, recordTypeId })), {}],
  getRecordUi: [read(getRecordUi, () => ({ recordIds: recordId, ...layouts })), {}],
  getRecords: [
    read(getRecords, () => ({ recordIds: [recordId], fields })),
    { results: [{ statusCode: 200, result: { fields: { LastName__c: { value: "Jansen" } } } }] },
  ],
  getDuplicateConfiguration: [read(getDuplicateConfiguration, () => ({ objectApiName: object })), {}],
  findDuplicates: [read(findDuplicates, () => ({ apiName: object, fields: { LastName__c: "Jansen" } })), {}],
  getRecordCreateDefaults: [read(getRecordCreateDefaults, () => ({ objectApiName: object })), {}],
  getRecordTemplateClone: [
    read(getRecordTemplateClone, () => ({ recordId, optionalFields: fields })),
    { record: { fields: { LastName__c: { value: "Jansen" } } } },
  ],
  getRecordTemplateCreate: [read(getRecordTemplateCreate, () => ({ objectApiName: object })), {}],
  getLookupRecords: [read(getLookupRecords, () => ({ objectApiName: object, fieldApiName: "OwnerId", q: "a" })), {}],
  getLookupMetadata: [read(getLookupMetadata, () => ({ objectApiName: object, fieldApiName: "OwnerId" })), {}],
  getGlobalActions: [read(getGlobalActions, () => ({})), {}],
  getLookupActions: [read(getLookupActions, () => ({ objectApiNames: [object] })), {}],
  getObjectCreateActions: [read(getObjectCreateActions, () => ({ objectApiName: object })), {}],
  getActionOverrides: [read(getActionOverrides, () => ({ objectApiName: object })), {}],
  getRecordActions: [read(getRecordActions, () => ({ recordIds: [recordId], sections: ["Page"] })), {}],
  getRecordEditActions: [read(getRecordEditActions, () => ({ recordIds: [recordId] })), {}],
  getAllApps: [read(getAllApps, () => ({})), {}],
  getNavItems: [read(getNavItems, () => ({})), {}],
  getRelatedListsInfo: [read(getRelatedListsInfo, () => ({ parentObjectApiName: object })), {}],
  getRecordAvatars: [read(getRecordAvatars, () => ({ recordIds: [recordId] })), { results: [{ statusCode: 200 }] }],
  getSearchFilterMetadata: [read(getSearchFilterMetadata, () => ({ objectApiName: object })), {}],
  getSearchResults: [read(getSearchResults, () => ({ q: "jansen" })), {}],
  getKeywordSearchResults: [read(getKeywordSearchResults, () => ({ objectApiName: object, q: "jansen" })), {}],
};

test.each(Object.entries(reads))("the org answers %s", async (_name, [ask, answer]) => {
  await expect(ask()).resolves.toMatchObject(answer);
});
