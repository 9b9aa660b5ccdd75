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
