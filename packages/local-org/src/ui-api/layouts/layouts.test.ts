import { afterAll, describe, expect, test } from "vitest";
import { editFile } from "../../testing/edit-file.ts";
import { requestName, quotationName, readingGuests, startTestOrg } from "../../testing/test-org.ts";

const org = await startTestOrg({ copyMetadata: true, ...readingGuests });
afterAll(() => org.remove());

/** Changes a metadata file of the test's org. */
const edit = (file: string, change: (text: string) => string): void => editFile(org.forceApp, file, change);

interface Section {
  id: string;
  heading: string | null;
  layoutRows: { layoutItems: { label: string; layoutComponents: { apiName: string | null }[] }[] }[];
}

const sectionsOf = (layout: unknown): Section[] => Object(layout).sections;

/** The fields of a layout, in the order of the page. */
const fieldsOf = (layout: unknown): unknown[] =>
  sectionsOf(layout)
    .flatMap(({ layoutRows }) => layoutRows)
    .flatMap(({ layoutItems }) => layoutItems)
    .flatMap(({ layoutComponents }) => layoutComponents.map(({ apiName }) => apiName));

describe("a layout", () => {
  test("leaves out of a form what cannot be filled in", async () => {
    const create = await org.asAdministrator("GET", `/layout/${quotationName}?mode=Create`);
    expect(fieldsOf(create.body)).not.toContain("Name");
    expect(fieldsOf(create.body)).toContain("Subject__c");
    expect(sectionsOf(create.body).map(({ heading }) => heading)).not.toContain("Systeem");
    const edited = await org.asAdministrator(
      "GET",
      `/layout/${quotationName}?mode=Edit&recordTypeId=012000000000000AAA`,
    );
    expect(edited.body).toMatchObject({ mode: "Edit", recordTypeId: "012000000000000AAA" });
    expect(fieldsOf(edited.body)).not.toContain("RecordTypeId");
  });

  test("without a compact layout has the name only", async () => {
    edit(`objects/${requestName}/${requestName}.object-meta.xml`, (text) =>
      text.replace("Aanvraag_in_het_kort<", "SYSTEM<"),
    );
    const none = await org.asAdministrator("GET", `/layout/${requestName}?layoutType=Compact`);
    expect(fieldsOf(none.body)).toEqual(["Name"]);
  });

  test("follows its file, and shows a guest only the fields that guests may see", async () => {
    edit(`layouts/${quotationName}-Offerte Layout.layout-meta.xml`, (text) => text.replace("Prijs", "Reissom"));
    const changed = await org.asAdministrator("GET", `/layout/${quotationName}`);
    expect(sectionsOf(changed.body)[1]?.heading).toBe("Reissom");
    const guest = await org.asGuest("GET", `/layout/${requestName}`);
    expect(guest.status).toBe(200);
    expect(fieldsOf(guest.body)).not.toContain("Email__c");
    const hidden = await org.asGuest("GET", `/layout/${quotationName}`);
    expect(hidden).toMatchObject({ status: 403, body: [{ errorCode: "INSUFFICIENT_ACCESS" }] });
  });

  test.each([
    [`/layout/${quotationName}?mode=Read`, 400],
    [`/layout/${quotationName}?layoutType=full`, 400],
    [`/layout/${quotationName}?formFactor=Huge`, 400],
    [`/layout/${quotationName}?recordTypeId=012000000000001AAA`, 400],
    [`/layout/${quotationName}?recordTypeId='OR'1'='1`, 400],
    ["/layout/Account", 400],
    ["/layout/Quotation_Settings__c", 400],
  ])("%s is rejected", async (path, status) => {
    expect((await org.asAdministrator("GET", path)).status).toBe(status);
  });
});

describe("the user's state of a layout", () => {
  const path = `/layout/${quotationName}/user-state`;

  test.each([
    {},
    { sectionUserStates: { "01B000000000001AAA": { collapsed: true } } },
    { sectionUserStates: { __proto__x: { collapsed: true } } },
    { sectionUserStates: [] },
    { layout: 1 },
  ])("%j is rejected", async (body) => {
    expect((await org.asAdministrator("PATCH", path, body)).status).toBe(400);
  });
});

describe("record UI", () => {
  test.each([
    ["a00000000000001AAA", 404],
    ["x", 404],
    ["%20", 400],
    [Array(201).fill("a00000000000001AAA").join(","), 400],
  ])("%s gives %i", async (ids, status) => {
    expect((await org.asAdministrator("GET", `/record-ui/${ids}`)).status).toBe(status);
  });

  test("is rejected for a mode that does not exist", async () => {
    const id = await org.createRequest();
    expect((await org.asAdministrator("GET", `/record-ui/${id}?modes=Read`)).status).toBe(400);
  });
});

describe("a path", () => {
  test("is found by the record type when nothing names it, and follows its file", async () => {
    edit("pathAssistants/Voortgang_offerte.pathAssistant-meta.xml", (text) =>
      text.replace("Voortgang offerte", "Stappen"),
    );
    expect((await org.asAdministrator("GET", `/path/layout/${quotationName}`)).body).toMatchObject({
      label: "Stappen",
    });
    edit("pathAssistants/Voortgang_aanvraag.pathAssistant-meta.xml", (text) =>
      text.replace("<active>true", "<active>false"),
    );
    expect((await org.asAdministrator("GET", `/path/layout/${requestName}`)).status).toBe(404);
  });
});
