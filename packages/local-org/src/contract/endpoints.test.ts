import { afterAll, describe, expect, test } from "vitest";
import { getAllApps, getListInfoByName, getObjectInfo } from "@travel-design/platform";
import type { EndpointCases, ReadCase, WriteCase } from "../../../platform/src/testing/contract.ts";
import type { OrgCall, OrgIds, OrgOutcome } from "../../../platform/src/testing/org-calls.ts";
import type { OrgUser } from "../users.ts";
import { platformFor } from "../testing/platform-for.ts";
import { quotationName, requestName, readingGuests, startTestOrg, type TestOrg } from "../testing/test-org.ts";

const families = Object.values(
  import.meta.glob<EndpointCases>("../../../platform/src/testing/cases/*.ts", { eager: true }),
);

/** Creates the records of the calls, in this order, and returns their ids. */
async function fill(org: TestOrg): Promise<OrgIds> {
  const { createRequest, createQuotation } = org;
  const bakker = await createRequest({
    LastName__c: "Bakker",
    City__c: "Delft",
    Budget__c: 1000,
    LeavingDate__c: "2026-05-01",
  });
  const claes = await createRequest({
    LastName__c: "Claes",
    City__c: "Gouda",
    Budget__c: 5000,
    Wishes__c: "Wandelen bij Delft",
  });
  const dekker = await createRequest({ LastName__c: "Dekker", Budget__c: 9000 });
  const quote = (Subject__c: string, ValidUntil__c: string, TotalAmount__c: number, more = {}): Promise<string> =>
    createQuotation({ Subject__c, ValidUntil__c, TotalAmount__c, ContactRequest__c: bakker, ...more });
  const japan = await quote("Japan", "2026-03-01", 900, { Status__c: "Verstuurd" });
  const peru = await quote("Peru", "2026-01-01", 500);
  const laos = await quote("Laos", "2026-02-01", 700);
  const loose = await createQuotation({ Subject__c: "Delft en omgeving" });
  const reading = platformFor(org, "administrator", { getAllApps, getListInfoByName, getObjectInfo });
  const typeOf = async (objectApiName: string) =>
    (await reading.getObjectInfo.read({ objectApiName })).defaultRecordTypeId ?? "";
  const list = await reading.getListInfoByName.read({ objectApiName: requestName, listViewApiName: "Alle_aanvragen" });
  const { apps } = await reading.getAllApps.read({});
  return {
    bakker,
    claes,
    dekker,
    japan,
    peru,
    laos,
    loose,
    requestType: await typeOf(requestName),
    quotationType: await typeOf(quotationName),
    listView: list.listReference?.id ?? "",
    app: apps[0]?.appId ?? "",
    community: org.sites[0]?.communityId ?? "",
  };
}

const outcomeOf = (call: Promise<unknown>): Promise<OrgOutcome> =>
  call.then(
    (response) => ({ response }),
    (error: object) => ({ error }),
  );

type CallOf<Of> = (org: TestOrg, who: OrgUser, of: Of, config: unknown) => Promise<unknown>;

const read: CallOf<ReadCase> = (org, who, { endpoint }, config) =>
  platformFor(org, who, { api: endpoint }).api.read(Object(config));

const write: CallOf<WriteCase> = (org, who, { endpoint }, config) =>
  Reflect.apply(platformFor(org, who, { api: endpoint }).api, undefined, [config]);

/** Runs the calls of endpoints in an org of their own, those of guests before what an administrator changes. */
async function describeCalls<Of extends ReadCase | WriteCase>(
  cases: Readonly<Record<string, Of>>,
  send: CallOf<Of>,
): Promise<void> {
  const org = await startTestOrg({ hasDuplicateRule: true, ...readingGuests });
  afterAll(() => org.remove());
  const ids = await fill(org);
  describe.each(Object.entries(cases))("%s", (_name, of) => {
    const { administrator, guest } = of.org(ids);
    const call = (who: OrgUser, { config = of.config }: OrgCall) => outcomeOf(send(org, who, of, config));
    test("by a guest", async () => {
      expect(await call("guest", administrator[0])).toMatchObject(guest);
    });
    test.each(administrator.map((each) => ({ title: "", ...each })))("by an administrator $title", async (each) => {
      const { title: _, config: __, ...outcome } = each;
      expect(await call("administrator", each)).toMatchObject(outcome);
    });
  });
}

await describeCalls(Object.assign({}, ...families.map(({ reads }) => reads)), read);
await describeCalls(Object.assign({}, ...families.map(({ writes }) => writes)), write);
