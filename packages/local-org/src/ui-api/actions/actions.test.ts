import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { editFile } from "../../testing/edit-file.ts";
import { createQuotation, createRequest, uiApi } from "../../testing/paths.ts";
import { objectName, quotationName, startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";

let org: TestOrg;
let request: string;
let quotation: string;

beforeAll(async () => {
  org = await startTestOrg({ activeDuplicateRule: true });
  request = await createRequest(org);
  quotation = await createQuotation(org, { ContactRequest__c: request, TotalAmount__c: 750 });
});
afterAll(() => org.remove());

const call = (method: string, path: string, body?: unknown): Promise<TestResponse> =>
  org.send(method, `${uiApi}/actions${path}`, { body, administrator: true });

const edit = (file: string, change: (text: string) => string): void => editFile(org.forceApp, file, change);

const namesOf = (response: TestResponse, key: string): unknown[] =>
  Object(response.body).actions[key].actions.map(({ apiName }: { apiName: string }) => apiName);

const make = `${objectName}.Offerte_maken`;

describe("the actions", () => {
  test("of a record are those of its layout, in their order", async () => {
    const response = await call("GET", `/record/${request}`);
    expect(namesOf(response, request)).toEqual([make, "Edit", "Delete"]);
    expect(response.body).toHaveProperty(
      `actions.${request}.actions.0`,
      expect.objectContaining({
        actionListContext: "Record",
        label: "Offerte maken",
        section: "Page",
        sourceObject: request,
        subtype: "Create",
        targetObject: quotationName,
        type: "QuickAction",
      }),
    );
    const buttons = await call("GET", `/record/${request}?actionTypes=StandardButton&sections=Page`);
    expect(namesOf(buttons, request)).toEqual(["Edit", "Delete"]);
    expect(namesOf(await call("GET", `/record/${request}?sections=ActivityComposer`), request)).toEqual([]);
    const all = await call("GET", `/record/${quotation},${request}?retrievalMode=All&apiNames=Clone,${make}`);
    expect(namesOf(all, request)).toEqual([make, "Clone"]);
    expect(namesOf(all, quotation)).toEqual(["Clone"]);
    expect(namesOf(await call("GET", `/record/${quotation}`), quotation)).toEqual(["Edit", "Delete", "Clone"]);
  });

  test("of forms, lookups and everywhere", async () => {
    expect(namesOf(await call("GET", `/record/${request}/record-edit`), request)).toEqual(["SaveEdit", "CancelEdit"]);
    const create = await call("GET", `/object/${quotationName}/record-create`);
    expect(namesOf(create, quotationName)).toEqual(["SaveEdit", "SaveAndNew", "CancelEdit"]);
    const lookup = await call("GET", `/lookup/${objectName},${quotationName}`);
    expect(namesOf(lookup, quotationName)).toEqual(["New"]);
    expect(namesOf(await call("GET", "/global"), "Global")).toEqual(["Global.Nieuwe_aanvraag"]);
  });

  test("of related lists and their records", async () => {
    const list = await call("POST", `/record/${request}/related-list/Quotations__r`, { sections: ["Page"] });
    expect(namesOf(list, request)).toEqual(["New"]);
    expect(list.body).toHaveProperty(`actions.${request}.actions.0.relatedSourceObject`, quotationName);
    const relatedListsActionParameters = [{ relatedListId: "Quotations__r" }, { relatedListId: "Geen__r" }];
    const batch = await call("POST", `/record/${request}/related-list/batch`, { relatedListsActionParameters });
    expect(batch.body).toMatchObject({ results: [{ statusCode: 200 }, { statusCode: 404 }] });
    const records = await call("GET", `/record/${request}/related-list-record/${quotation}`);
    expect(namesOf(records, request)).toEqual(["Edit", "Delete"]);
    expect(records.body).toHaveProperty(`actions.${request}.actions.0.relatedListRecordId`, quotation);
    expect((await call("GET", `/record/${quotation}/related-list-record/${request}`)).status).toBe(404);
  });

  test("that are overridden, or have formulas, follow their files", async () => {
    const overrides = `/overrides/${quotationName}`;
    expect((await call("GET", overrides)).body).toMatchObject({ overrides: [] });
    const element =
      "<actionOverrides><actionName>New</actionName><content>newQuotation</content><type>LightningComponent</type></actionOverrides>";
    edit(`objects/${quotationName}/${quotationName}.object-meta.xml`, (text) =>
      text.replace("<compactLayoutAssignment>", `${element}<compactLayoutAssignment>`),
    );
    expect((await call("GET", overrides)).body).toMatchObject({
      overrides: [{ action: "New", content: "newQuotation", type: "LightningComponent" }],
    });
    expect((await call("GET", `${overrides}?defaultTemplateOnly=true`)).body).toMatchObject({ overrides: [] });
    const activation = "/formula-activation/QuickAction?objectApiNames=Contact_Request__c&application=Reisbureau";
    expect((await call("GET", activation)).body).toMatchObject({
      application: "Reisbureau",
      objects: { [objectName]: { isActive: false } },
    });
  });

  test.each([
    ["/record/x", 404],
    [`/record/${"a".repeat(18)}`, 404],
    ["/object/Account/record-create", 400],
    [`/lookup/${objectName},Account`, 400],
    ["/overrides/Account", 400],
    [`/overrides/${quotationName}?defaultTemplateOnly=yes`, 400],
    ["/formula-activation/Anything", 400],
    ["/quick-action-info/constructor", 404],
    [`/quick-action-info/Global.${make}`, 404],
    [`/layout/${objectName}.Geen`, 404],
  ])("%s gives %i", async (path, status) => {
    expect((await call("GET", path)).status).toBe(status);
  });

  test.each(["actionTypes=Button", "sections=Top", "retrievalMode=Some", "formFactor=huge"])(
    "are rejected with %s",
    async (query) => {
      expect((await call("GET", `/record/${request}?${query}`)).status).toBe(400);
      const [name = "", value = ""] = query.split("=");
      const body = { [name]: name === "retrievalMode" || name === "formFactor" ? value : [value] };
      expect((await call("POST", `/record/${request}/related-list/Quotations__r`, body)).status).toBe(400);
    },
  );
});

describe("a quick action", () => {
  test("returns its description and its form", async () => {
    expect((await call("GET", `/quick-action-info/${make}?parentRecordId=${request}`)).body).toMatchObject({
      accessLevelRequired: "Read",
      apiName: make,
      defaultValues: [{ defaultValue: "Concept", field: "Status__c" }],
      label: "Offerte maken",
      targetParentField: "ContactRequest__c",
      targetSobjectType: quotationName,
      type: "Create",
    });
    const { body } = await call("GET", `/layout/${make}`);
    expect(body).toMatchObject({
      actionApiName: make,
      layout: {
        mode: "Create",
        objectApiName: quotationName,
        sections: [
          {
            layoutRows: [{ layoutItems: [{ label: "Onderwerp", required: true }, { label: "Geldig tot en met" }] }, {}],
          },
        ],
      },
    });
  });

  test("begins with its own values, those of the object, or those of the record", async () => {
    const { body } = await call("GET", `/record-defaults/${make}?parentRecordId=${request}`);
    expect(body).toMatchObject({
      actionApiName: make,
      objectApiName: quotationName,
      fields: {
        ContactRequest__c: { value: request },
        IncludesFlight__c: { value: false },
        Status__c: { value: "Concept" },
        Subject__c: { value: null },
      },
    });
    const update = `/record-defaults/${quotationName}.Offerte_bijwerken?parentRecordId=${quotation}`;
    expect((await call("GET", update)).body).toMatchObject({ fields: { TotalAmount__c: { value: 750 } } });
  });

  test("creates a record below its context record", async () => {
    const body = { apiName: quotationName, contextId: request, fields: { Subject__c: "Peru", TotalAmount__c: 100 } };
    const response = await call("POST", `/perform-quick-action/${make}`, body);
    expect(response.body).toMatchObject({
      contextId: request,
      isCreated: true,
      isSuccess: true,
      successMessage: "De offerte is gemaakt.",
    });
    const { id } = Object(response.body);
    const fields = ["Subject__c", "Status__c", "ContactRequest__c"].map((name) => `${quotationName}.${name}`);
    const made = await org.send("GET", `${uiApi}/records/${id}?fields=${fields.join(",")}`, { administrator: true });
    expect(made.body).toMatchObject({
      fields: { Subject__c: { value: "Peru" }, Status__c: { value: "Concept" }, ContactRequest__c: { value: request } },
    });
    const again = await call("POST", `/perform-quick-action/${make}`, body);
    expect(again).toMatchObject({ status: 400, body: [{ errorCode: "DUPLICATES_DETECTED" }] });
  });

  test("of everywhere makes a record, and one of the kind Update changes one", async () => {
    const made = await call("POST", "/perform-quick-action/Global.Nieuwe_aanvraag", {
      fields: { LastName__c: "Claes" },
    });
    expect(made.body).toMatchObject({ isCreated: true, contextId: null });
    const path = `/perform-quick-action/${quotationName}.Offerte_bijwerken`;
    const body = { contextId: quotation, fields: { Status__c: "Verstuurd" } };
    expect((await call("PATCH", path, body)).body).toMatchObject({ id: quotation, isCreated: false });
    expect((await call("POST", path, body)).status).toBe(400);
  });

  test.each<[object, number, string]>([
    [{ fields: { Subject__c: "x" } }, 400, "INVALID_PARAMETER_VALUE"],
    [{ contextId: "a00000000000001AAA", fields: { Subject__c: "x" } }, 404, "NOT_FOUND"],
    [{ contextId: "quotation", fields: { Subject__c: "x" } }, 400, "INVALID_PARAMETER_VALUE"],
    [{ contextId: "request", fields: {} }, 400, "REQUIRED_FIELD_MISSING"],
    [{ contextId: "request", fields: { Subject__c: "x", OwnerId: "x" } }, 400, "INVALID_FIELD"],
    [{ contextId: "request", fields: { Subject__c: { a: 1 } } }, 400, "JSON_PARSER_ERROR"],
    [{ contextId: "request", apiName: "Account", fields: { Subject__c: "x" } }, 400, "INVALID_PARAMETER_VALUE"],
    [{ contextId: "request", fields: "x" }, 400, "JSON_PARSER_ERROR"],
    [{ contextId: 5, fields: {} }, 400, "JSON_PARSER_ERROR"],
  ])("is rejected with %j", async (body, status, errorCode) => {
    const ids: Record<string, string> = { quotation, request };
    const { contextId }: { contextId?: unknown } = body;
    const given = { ...body, ...(typeof contextId === "string" && { contextId: ids[contextId] ?? contextId }) };
    const response = await call("POST", `/perform-quick-action/${make}`, given);
    expect(response).toMatchObject({ status, body: [{ errorCode }] });
  });

  test("whose values are formulas says that they are not computed", async () => {
    edit(`quickActions/${make}.quickAction-meta.xml`, (text) =>
      text.replace("<literalValue>Concept</literalValue>", "<formula>TODAY()</formula>"),
    );
    expect((await call("GET", `/record-defaults/${make}`)).status).toBe(501);
    expect((await call("GET", "/formula-activation/QuickAction")).body).toMatchObject({
      objects: { [objectName]: { isActive: true }, [quotationName]: { isActive: false } },
    });
  });
});

test("a guest has no actions, and performs none", async () => {
  const guest = (method: string, path: string, body?: unknown): Promise<TestResponse> =>
    org.send(method, `${uiApi}/actions${path}`, { body });
  expect(namesOf(await guest("GET", "/global"), "Global")).toEqual([]);
  expect(namesOf(await guest("GET", `/object/${objectName}/record-create`), objectName)).toEqual([]);
  expect(namesOf(await guest("GET", `/lookup/${objectName}`), objectName)).toEqual([]);
  expect((await guest("GET", `/record/${request}`)).status).toBe(404);
  expect((await guest("GET", `/quick-action-info/${make}`)).status).toBe(403);
  const body = { fields: { LastName__c: "x" } };
  expect((await guest("POST", "/perform-quick-action/Nieuwe_aanvraag", body)).status).toBe(403);
});
