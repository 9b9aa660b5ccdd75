import { afterAll, describe, expect, test } from "vitest";
import { pathOf } from "../testing/paths.ts";
import { requestName, startTestOrg } from "../testing/test-org.ts";

const records = "/records";
let now = Date.parse("2026-11-21T10:00:00.000Z");

const org = await startTestOrg({ now: () => now });
afterAll(() => org.remove());

describe("creating", () => {
  test("responds 201 with the record, its display values in Dutch", async () => {
    const fields = { LastName__c: "Jansen", Budget__c: 1250.5, LeavingDate__c: "2026-05-01", BekendVia__c: "Anders" };
    const response = await org.asAdministrator("POST", records, { apiName: requestName, fields });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      apiName: requestName,
      childRelationships: {},
      eTag: expect.any(String),
      lastModifiedDate: "2026-11-21T10:00:00.000Z",
      recordTypeInfo: { name: "Offerteaanvraag" },
      weakEtag: now,
      fields: {
        Name: { displayValue: null, value: "OA-000001" },
        LastName__c: { displayValue: null, value: "Jansen" },
        Budget__c: { displayValue: expect.stringMatching(/^€\s1\.250,50$/), value: 1250.5 },
        LeavingDate__c: { displayValue: "01-05-2026", value: "2026-05-01" },
        BekendVia__c: { displayValue: "Anders, namelijk", value: "Anders" },
      },
    });
  });

  test("leaves the fields out of the response on request", async () => {
    const body = { apiName: requestName, fields: { LastName__c: "Jansen" } };
    const response = await org.asAdministrator("POST", `${records}?includeFieldsInBody=false`, body);
    expect(response).toMatchObject({ status: 201, body: { fields: {} } });
  });
});

describe("reading", () => {
  test("shows the requested fields, and those of the owner", async () => {
    const id = await org.createRequest();
    const fields = [pathOf("LastName__c"), pathOf("Owner.Name")].join(",");
    const response = await org.asAdministrator("GET", `${records}/${id}?fields=${fields}`);
    expect(response.status).toBe(200);
    // A client merges records by these, nested ones too.
    const nestedRecord = {
      apiName: "User",
      eTag: expect.any(String),
      weakEtag: expect.any(Number),
      systemModstamp: expect.any(String),
      recordTypeInfo: null,
    };
    expect(response.body).toHaveProperty("fields", {
      LastName__c: { displayValue: null, value: "Jansen" },
      Owner: { displayValue: "Beheerder", value: expect.objectContaining(nestedRecord) },
    });
  });

  test("leaves out optional fields that do not exist", async () => {
    const id = await org.createRequest();
    const query = `optionalFields=${pathOf("City__c")},${pathOf("Nickname__c")},Account.Name`;
    const response = await org.asAdministrator("GET", `${records}/${id}?${query}`);
    expect(response.body).toHaveProperty("fields", { City__c: { displayValue: null, value: null } });
  });

  test("takes an id of 15 characters, and shows everything for a layout", async () => {
    const id = await org.createRequest({ City__c: "Delft" });
    const path = `${records}/${id.slice(0, 15)}?layoutTypes=Full`;
    const response = await org.asAdministrator("GET", path);
    expect(response).toMatchObject({ status: 200, body: { id, fields: { City__c: { value: "Delft" } } } });
  });

  test.each([
    ["", "MISSING_ARGUMENT"],
    ["?fields=", "MISSING_ARGUMENT"],
    ["?fields=LastName__c", "INVALID_FIELD"],
    [`?fields=${requestName}.Nickname__c`, "INVALID_FIELD"],
    [`?fields=${requestName}.__proto__`, "INVALID_FIELD"],
    [`?fields=${requestName}.Owner.Password`, "INVALID_FIELD"],
  ])("with the query %j is rejected", async (query, errorCode) => {
    const response = await org.asAdministrator("GET", `${records}/${await org.createRequest()}${query}`);
    expect(response).toMatchObject({ status: 400, body: [{ errorCode }] });
  });

  test.each(["a00000000000001AAA", "x", "..%2f..%2fetc", "'%20OR%201=1", "000000000000000"])(
    "is 404 for the id %s",
    async (id) => {
      const path = `${records}/${id}?fields=${pathOf("Id")}`;
      const response = await org.asAdministrator("GET", path);
      expect(response).toMatchObject({ status: 404, body: [{ errorCode: "NOT_FOUND" }] });
    },
  );
});

describe("changing", () => {
  test("responds 200 with what changed, and may repeat the id", async () => {
    const id = await org.createRequest();
    now += 60_000;
    const lastModifiedDate = new Date(now).toISOString();
    const body = { fields: { Id: id, City__c: "Delft" } };
    const response = await org.asAdministrator("PATCH", `${records}/${id}`, body);
    expect(response).toMatchObject({
      status: 200,
      body: { lastModifiedDate, fields: { City__c: { value: "Delft" } } },
    });
  });

  test("is rejected with another record's id among the fields", async () => {
    const [id, other] = [await org.createRequest(), await org.createRequest()];
    const body = { fields: { Id: other, City__c: "Delft" } };
    const response = await org.asAdministrator("PATCH", `${records}/${id}`, body);
    expect(response).toMatchObject({ status: 400, body: [{ errorCode: "INVALID_FIELD_FOR_INSERT_UPDATE" }] });
  });
});

test("deleting responds 204, then 404", async () => {
  const before = await org.countRequests();
  const id = await org.createRequest();
  const first = await org.asAdministrator("DELETE", `${records}/${id}`);
  expect(first).toMatchObject({ status: 204, text: "" });
  const second = await org.asAdministrator("DELETE", `${records}/${id}`);
  expect(second).toMatchObject({ status: 404, body: [{ errorCode: "NOT_FOUND" }] });
  expect(await org.countRequests()).toBe(before);
});
