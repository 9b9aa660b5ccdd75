import { afterAll, expect, test } from "vitest";
import {
  getLayout,
  getLayoutUserState,
  getRecordUi,
  updateLayoutUserState,
  updateRecord,
} from "@travel-design/platform";
import { platformFor } from "../testing/platform-for.ts";
import { quotationName, startTestOrg } from "../testing/test-org.ts";

const endpoints = { getLayout, getLayoutUserState, getRecordUi, updateLayoutUserState, updateRecord };
const full = { objectApiName: quotationName, layoutType: "Full", mode: "View" } as const;

const org = await startTestOrg();
afterAll(() => org.remove());
const quotationId = await org.createQuotation({ Subject__c: "Peru", Status__c: "Verstuurd", TotalAmount__c: 4250 });

const platform = () => platformFor(org, "administrator", endpoints);

test("a section that the user collapses stays collapsed, in that mode only", async () => {
  const writing = platform();
  const { sections, recordTypeId = null } = await writing.getLayout.read(full);
  const [first = "", second = ""] = sections.map(({ id }) => id ?? "");
  const open = { collapsed: false };
  const before = await writing.getLayoutUserState.read({ objectApiName: quotationName, recordTypeId });
  expect(before.sectionUserStates).toMatchObject({ [first]: open, [second]: open });

  const written = await writing.updateLayoutUserState({
    objectApiName: quotationName,
    recordTypeId,
    sectionUserStates: { [first]: { id: first, collapsed: true } },
  });
  const after = { [first]: { collapsed: true }, [second]: open };
  expect(written?.sectionUserStates).toMatchObject(after);
  const requests = writing.inspect().requests;
  const cached = await writing.getLayoutUserState.read({ objectApiName: quotationName, recordTypeId });
  expect(cached.sectionUserStates).toMatchObject(after);
  expect(writing.inspect().requests).toBe(requests);

  const { getLayoutUserState: states } = platform();
  expect(await states.read({ objectApiName: quotationName, recordTypeId })).toEqual(written);
  const edited = await states.read({ objectApiName: quotationName, recordTypeId, mode: "Edit" });
  expect(Object.values(edited.sectionUserStates).some(({ collapsed }) => collapsed)).toBe(false);
});

test("a response with a record and its layouts fills their cache entries, and the record follows later updates", async () => {
  const both = platform();
  const config = { recordIds: quotationId, layoutTypes: ["Full", "Compact"], modes: "View" } as const;
  const { layouts, objectInfos, records } = await both.getRecordUi.read(config);
  const record = records[quotationId];
  expect(record?.fields).toMatchObject({
    Subject__c: { value: "Peru" },
    TotalAmount__c: { value: 4250 },
    Owner: { displayValue: "Beheerder" },
  });
  expect(objectInfos[quotationName]?.fields.TotalAmount__c?.label).toBe("Totaalbedrag");
  const recordTypeId = record?.recordTypeId ?? null;
  const requests = both.inspect().requests;
  const layout = await both.getLayout.read({ ...full, recordTypeId });
  expect(layout).toEqual(layouts[quotationName]?.[String(recordTypeId)]?.Full?.View);
  expect(both.inspect().requests).toBe(requests);

  await both.updateRecord({ fields: { Id: quotationId, TotalAmount__c: 5000 } });
  const shown = both.getRecordUi.observe(config)?.getSnapshot().data?.records[quotationId];
  expect(shown?.fields.TotalAmount__c?.value).toBe(5000);
  await both.updateRecord({ fields: { Id: quotationId, TotalAmount__c: 4250 } });
});
