import { afterAll, describe, expect, test } from "vitest";
import { editFile } from "../../testing/edit-file.ts";
import { requestName, quotationName, startTestOrg } from "../../testing/test-org.ts";

const org = await startTestOrg({ hasDuplicateRule: true });
afterAll(() => org.remove());
const request = await org.createRequest();
const quotation = await org.createQuotation({ ContactRequest__c: request, TotalAmount__c: 750 });

const call = (method: string, path: string, body?: unknown) => org.asAdministrator(method, `/actions${path}`, body);

const edit = (file: string, change: (text: string) => string): void => editFile(org.forceApp, file, change);

const make = `${requestName}.Offerte_maken`;

describe("the actions", () => {
  test("have the overrides and formulas of their files", async () => {
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
      objects: { [requestName]: { isActive: false } },
    });
  });

  test.each([
    ["/record/x", 404],
    [`/record/${"a".repeat(18)}`, 404],
    ["/object/Account/record-create", 400],
    [`/lookup/${requestName},Account`, 400],
    ["/overrides/Account", 400],
    [`/overrides/${quotationName}?defaultTemplateOnly=yes`, 400],
    ["/formula-activation/Anything", 400],
    ["/quick-action-info/constructor", 404],
    [`/quick-action-info/Global.${make}`, 404],
    [`/layout/${requestName}.Geen`, 404],
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
  test.each<[object, number, string]>([
    [{ fields: { Subject__c: "x" } }, 400, "INVALID_PARAMETER_VALUE"],
    [{ contextId: "a00000000000001AAA", fields: { Subject__c: "x" } }, 404, "NOT_FOUND"],
    [{ contextId: quotation, fields: { Subject__c: "x" } }, 400, "INVALID_PARAMETER_VALUE"],
    [{ contextId: request, fields: {} }, 400, "REQUIRED_FIELD_MISSING"],
    [{ contextId: request, fields: { Subject__c: "x", OwnerId: "x" } }, 400, "INVALID_FIELD"],
    [{ contextId: request, fields: { Subject__c: { a: 1 } } }, 400, "JSON_PARSER_ERROR"],
    [{ contextId: request, apiName: "Account", fields: { Subject__c: "x" } }, 400, "INVALID_PARAMETER_VALUE"],
    [{ contextId: request, fields: "x" }, 400, "JSON_PARSER_ERROR"],
    [{ contextId: 5, fields: {} }, 400, "JSON_PARSER_ERROR"],
  ])("is rejected with %j", async (body, status, errorCode) => {
    const response = await call("POST", `/perform-quick-action/${make}`, body);
    expect(response).toMatchObject({ status, body: [{ errorCode }] });
  });

  test("with a formula as a value is rejected, because formulas are not computed", async () => {
    edit(`quickActions/${make}.quickAction-meta.xml`, (text) =>
      text.replace("<literalValue>Concept</literalValue>", "<formula>TODAY()</formula>"),
    );
    expect((await call("GET", `/record-defaults/${make}`)).status).toBe(501);
    expect((await call("GET", "/formula-activation/QuickAction")).body).toMatchObject({
      objects: { [requestName]: { isActive: true }, [quotationName]: { isActive: false } },
    });
  });
});
