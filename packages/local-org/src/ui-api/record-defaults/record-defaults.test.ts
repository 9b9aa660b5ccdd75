import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createQuotation, uiApi } from "../../testing/paths.ts";
import { objectName, quotationName, startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";

let org: TestOrg;
beforeAll(async () => {
  org = await startTestOrg();
});
afterAll(() => org.remove());

const call = (path: string): Promise<TestResponse> => org.send("GET", uiApi + path, { administrator: true });

test("the defaults of a new record contain no field that the org sets", async () => {
  expect((await call(`/record-defaults/create/${quotationName}`)).body).not.toHaveProperty("record.fields.Name");
});

test("a template has the requested fields only", async () => {
  const fields = `${quotationName}.Status__c,${quotationName}.Nickname__c`;
  const create = await call(`/record-defaults/template/create/${quotationName}?optionalFields=${fields}`);
  expect(create.body).toHaveProperty("record.fields", { Status__c: { displayValue: "Concept", value: "Concept" } });
  const bare = await call(`/record-defaults/template/create/${quotationName}?recordTypeId=012000000000000AAA`);
  expect(bare.body).toMatchObject({ record: { fields: {}, recordTypeId: "012000000000000AAA" } });
});

test("a copy begins with the values of its source, apart from those that the org sets", async () => {
  const id = await createQuotation(org, { Status__c: "Verstuurd", TotalAmount__c: 100 });
  const names = ["Status__c", "TotalAmount__c", "Name", "CreatedDate"].map((name) => `${quotationName}.${name}`);
  const { body } = await call(`/record-defaults/template/clone/${id}?optionalFields=${names.join(",")}`);
  expect(body).toMatchObject({
    record: {
      cloneSourceId: id,
      id: null,
      fields: {
        CloneSourceId: { displayValue: null, value: id },
        Status__c: { value: "Verstuurd" },
        TotalAmount__c: { value: 100 },
        Name: { value: null },
        CreatedDate: { value: null },
      },
    },
  });
});

describe("rejects", () => {
  test.each([
    ["/record-defaults/create/Account", 400],
    [`/record-defaults/create/${quotationName}?formFactor=Tiny`, 400],
    [`/record-defaults/create/${quotationName}?recordTypeId=x`, 400],
    ["/record-defaults/template/clone/a00000000000001AAA", 404],
    ["/record-defaults/template/clone/'%20OR%201", 404],
  ])("%s", async (path, status) => {
    expect((await call(path)).status).toBe(status);
  });

  test("guests", async () => {
    const id = await createQuotation(org);
    expect((await org.send("GET", `${uiApi}/record-defaults/create/${objectName}`)).status).toBe(403);
    expect((await org.send("GET", `${uiApi}/record-defaults/template/clone/${id}`)).status).toBe(404);
  });
});
