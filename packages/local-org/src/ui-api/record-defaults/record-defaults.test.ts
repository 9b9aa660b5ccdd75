import { afterAll, expect, test } from "vitest";
import { quotationName, startTestOrg } from "../../testing/test-org.ts";

const org = await startTestOrg();
afterAll(() => org.remove());

const read = (path: string) => org.asAdministrator("GET", `/record-defaults/${path}`);

test("the defaults of a new record contain no field that the org sets", async () => {
  expect((await read(`create/${quotationName}`)).body).not.toHaveProperty("record.fields.Name");
});

test("a template has the requested fields only", async () => {
  const fields = `${quotationName}.Status__c,${quotationName}.Nickname__c`;
  const create = await read(`template/create/${quotationName}?optionalFields=${fields}`);
  expect(create.body).toHaveProperty("record.fields", { Status__c: { displayValue: "Concept", value: "Concept" } });
  const bare = await read(`template/create/${quotationName}?recordTypeId=012000000000000AAA`);
  expect(bare.body).toMatchObject({ record: { fields: {}, recordTypeId: "012000000000000AAA" } });
});

test("a copy begins with the values of its source, apart from those that the org sets", async () => {
  const id = await org.createQuotation({ Status__c: "Verstuurd", TotalAmount__c: 100 });
  const names = ["Status__c", "TotalAmount__c", "Name", "CreatedDate"].map((name) => `${quotationName}.${name}`);
  const { body } = await read(`template/clone/${id}?optionalFields=${names.join(",")}`);
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

test.each([
  ["create/Account", 400],
  [`create/${quotationName}?formFactor=Tiny`, 400],
  [`create/${quotationName}?recordTypeId=x`, 400],
  ["template/clone/a00000000000001AAA", 404],
  ["template/clone/'%20OR%201", 404],
])("%s is rejected", async (path, status) => {
  expect((await read(path)).status).toBe(status);
});

test("a guest cannot copy a record", async () => {
  const id = await org.createQuotation();
  expect((await org.asGuest("GET", `/record-defaults/template/clone/${id}`)).status).toBe(404);
});
