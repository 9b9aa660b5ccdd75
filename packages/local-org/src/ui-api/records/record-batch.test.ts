import { afterAll, describe, expect, test } from "vitest";
import { pathOf } from "../../testing/paths.ts";
import { requestName, quotationName, startTestOrg } from "../../testing/test-org.ts";

const org = await startTestOrg();
afterAll(() => org.remove());

const batch = (body: unknown) => org.asAdministrator("POST", "/records/batch", body);
const read = (id: string, query: string) => org.asAdministrator("GET", `/records/${id}?${query}`);

const create = (...names: (string | null)[]): object => ({
  type: "CREATE",
  records: names.map((name) => ({ apiName: requestName, fields: { LastName__c: name } })),
});

describe("writing several records", () => {
  test("undoes all of it when one record is rejected, at any position", async () => {
    const before = await org.countRequests();
    const kept = await org.createRequest({ City__c: "Delft" });
    const missing = `${kept.slice(0, 3)}000000000zzzAAA`;
    for (const rejected of [create("Claes", null), { type: "DELETE", records: [{ fields: { Id: missing } }] }]) {
      const change = { type: "UPDATE", records: [{ fields: { Id: kept, City__c: "Gouda" } }] };
      const { body } = await batch({ allOrNone: true, operations: [create("Bakker"), change, rejected] });
      expect(body).toMatchObject({ hasErrors: true });
      expect(Object(body).results.at(-1).result[0].errorCode).toMatch(/^(REQUIRED_FIELD_MISSING|NOT_FOUND)$/);
      expect(Object(body).results[0]).toMatchObject({
        statusCode: 400,
        result: [{ errorCode: "ALL_OR_NONE_OPERATION_ROLLED_BACK" }],
      });
    }
    expect(await org.countRequests()).toBe(before + 1);
    expect((await read(kept, `fields=${pathOf("City__c")}`)).body).toMatchObject({
      fields: { City__c: { value: "Delft" } },
    });
  });

  test.each<[object, string]>([
    [{}, "INVALID_BATCH_REQUEST"],
    [{ operations: [] }, "INVALID_BATCH_REQUEST"],
    [{ operations: [{ type: "UPSERT", records: [{}] }] }, "INVALID_BATCH_REQUEST"],
    [{ operations: [{ type: "CREATE" }] }, "INVALID_BATCH_REQUEST"],
    [{ operations: [create(...Array<string>(201).fill("x"))] }, "INVALID_BATCH_REQUEST"],
    [{ operations: "CREATE" }, "INVALID_BATCH_REQUEST"],
    [{ operations: [null] }, "JSON_PARSER_ERROR"],
    [{ operations: [create("x")], allOrNone: "yes" }, "JSON_PARSER_ERROR"],
    [{ operations: [create("x")], force: true }, "JSON_PARSER_ERROR"],
  ])("is rejected with %j", async (body, errorCode) => {
    expect(await batch(body)).toMatchObject({ status: 400, body: [{ errorCode }] });
  });

  test.each<[object, string]>([
    [{ type: "CREATE", records: [{ apiName: "Account", fields: {} }] }, "INVALID_TYPE"],
    [{ type: "CREATE", records: [{ apiName: requestName, fields: { Id: "x" } }] }, "INVALID_BATCH_REQUEST"],
    [{ type: "CREATE", records: ["x"] }, "JSON_PARSER_ERROR"],
    [{ type: "UPDATE", records: [{ fields: { LastName__c: "x" } }] }, "NOT_FOUND"],
    [{ type: "DELETE", records: [{ fields: { Id: "' OR 1=1" } }] }, "NOT_FOUND"],
    [{ type: "UPDATE", records: [{ fields: { Id: 5 } }] }, "NOT_FOUND"],
  ])("reports each record that is rejected: %j", async (operation, errorCode) => {
    const { body } = await batch({ operations: [operation] });
    expect(body).toMatchObject({ hasErrors: true, results: [{ result: [{ errorCode }] }] });
  });
});

describe("reading", () => {
  test("a record shows what its layout shows", async () => {
    const quotation = await org.createQuotation();
    const shown = await read(quotation, "layoutTypes=Compact");
    expect(Object.keys(Object(shown.body).fields)).toEqual(["Name", "Subject__c", "Status__c", "TotalAmount__c"]);
    expect((await read(quotation, "layoutTypes=Large")).status).toBe(400);
    expect((await read(quotation, `fields=${quotationName}.ContactRequest__r.Nickname__c`)).status).toBe(400);
  });
});

describe("a lookup", () => {
  const save = (id: string) =>
    org.asAdministrator("POST", "/records", {
      apiName: quotationName,
      fields: { Subject__c: "Laos", ContactRequest__c: id },
    });

  test("points at a record that exists, whatever makes or changes the record", async () => {
    const request = await org.createRequest();
    const missing = `${request.slice(0, 3)}000000000zzzAAA`;
    const rejected = {
      enhancedErrorType: "RecordError",
      message: expect.stringContaining("An error occurred"),
      output: {
        errors: [],
        fieldErrors: { ContactRequest__c: [{ errorCode: "INVALID_CROSS_REFERENCE_KEY", fieldLabel: "Aanvraag" }] },
      },
    };
    expect((await save(request)).status).toBe(201);
    expect(await save(missing)).toMatchObject({ status: 400, body: [rejected] });
    const quotation = await org.createQuotation();
    expect(await save(quotation)).toMatchObject({ status: 400, body: [rejected] });
    const fields = { Id: quotation, ContactRequest__c: missing };
    const { body } = await batch({ operations: [{ type: "UPDATE", records: [{ fields }] }] });
    expect(body).toMatchObject({ results: [{ statusCode: 400, result: [rejected] }] });
  });
});
