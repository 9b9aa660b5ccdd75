import { afterAll, expect, test } from "vitest";
import type { LayoutSection } from "@travel-design/platform";
import { platformFor } from "../testing/platform-for.ts";
import { quotationName, startTestOrg } from "../testing/test-org.ts";

const full = { objectApiName: quotationName, layoutType: "Full", mode: "View" } as const;

const org = await startTestOrg();
afterAll(() => org.remove());
const quotationId = await org.createQuotation({ Subject__c: "Peru", Status__c: "Verstuurd", TotalAmount__c: 4250 });

const platform = () => platformFor(org, "administrator");

/** The fields of all sections, in order. */
const fieldsOf = (sections: readonly LayoutSection[]): (string | null)[] =>
  sections
    .flatMap(({ layoutRows }) => layoutRows)
    .flatMap(({ layoutItems }) => layoutItems)
    .flatMap(({ layoutComponents }) => layoutComponents.map(({ apiName }) => apiName));

test("a layout has the sections and the fields of its file", async () => {
  const { getLayout: layouts } = platform();
  const { sections } = await layouts.read(full);
  expect(sections.map(({ heading }) => heading)).toEqual(["Offerte", "Prijs", "Systeem"]);
  expect(fieldsOf(sections).slice(0, 4)).toEqual(["Name", "Status__c", "Subject__c", "ValidUntil__c"]);
  const compact = await layouts.read({ ...full, layoutType: "Compact" });
  expect(fieldsOf(compact.sections)).toEqual(["Name", "Subject__c", "Status__c", "TotalAmount__c"]);
});

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

test("a path has a step for each value of the record type", async () => {
  const path = await platform().getPathLayout.read({
    objectApiName: quotationName,
    layoutOverride: "Voortgang_offerte",
  });
  expect(path).toMatchObject({ fieldApiName: "Status__c", label: "Voortgang offerte" });
  expect(path.steps).toMatchObject([
    {
      value: "Concept",
      layoutItems: [{ label: "Onderwerp" }, { label: "Totaalbedrag" }],
      guidance: expect.stringContaining("onderwerp"),
    },
    { value: "Verstuurd" },
    { value: "Geaccepteerd" },
    { value: "Afgewezen" },
  ]);
});

const status = `${quotationName}.Status__c`;
const templates: Readonly<Record<string, readonly [read: () => Promise<unknown>, response: object]>> = {
  "with its layout": [
    () => platform().getRecordCreateDefaults.read({ objectApiName: quotationName }),
    {
      layout: { mode: "Create", layoutType: "Full" },
      objectInfos: { [quotationName]: { apiName: quotationName } },
      record: {
        apiName: quotationName,
        id: null,
        recordTypeInfo: { name: "Reis op maat" },
        fields: {
          Status__c: { displayValue: "Concept", value: "Concept" },
          IncludesFlight__c: { value: false },
          Subject__c: { value: null },
          Owner: { displayValue: "Beheerder" },
        },
      },
    },
  ],
  "with the requested fields": [
    () => platform().getRecordTemplateCreate.read({ objectApiName: quotationName, optionalFields: status }),
    { record: { id: null, fields: { Status__c: { value: "Concept" } } } },
  ],
  "as a copy of another record": [
    () => platform().getRecordTemplateClone.read({ recordId: quotationId, optionalFields: status }),
    { record: { id: null, fields: { Status__c: { value: "Verstuurd" }, CloneSourceId: {} } } },
  ],
};

test.each(Object.entries(templates))("the template of a new record: %s", async (_, [read, response]) => {
  await expect(read()).resolves.toMatchObject(response);
});
