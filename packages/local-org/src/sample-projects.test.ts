import { afterAll, describe, expect, test } from "vitest";
import { sampleProject, startTestOrg, type TestOrg } from "./testing/test-org.ts";

/** Creates a record as administrator, and returns its id. */
async function create(org: TestOrg, apiName: string, fields: Record<string, unknown>): Promise<string> {
  const response = await org.asAdministrator("POST", "/records", { apiName, fields });
  expect(response).toMatchObject({ status: 201, body: { apiName } });
  const { id }: { id: string } = Object(response.body);
  return id;
}

const statusOf = async (org: TestOrg, id: string): Promise<number> =>
  (await org.asAdministrator("GET", `/records/${id}?layoutTypes=Compact`)).status;

describe("a house agency, with a geolocation, a global value set and a lookup to an object without files", async () => {
  const org = await startTestOrg({ forceApp: sampleProject("house-agency") });
  afterAll(() => org.remove());

  test("its one field of an unknown type is named once, and is a text that nobody can write", async () => {
    expect(org.lines).toEqual([expect.stringMatching(/read-only texts: House__c\.Position__c \(Location\)\.$/)]);
    const { body } = await org.asAdministrator("GET", "/object-info/House__c");
    expect(body).toMatchObject({
      custom: true,
      fields: {
        Position__c: { dataType: "String", createable: false, updateable: false, required: false, custom: true },
        Seller__c: { dataType: "Reference", referenceToInfos: [{ apiName: "Contact" }] },
      },
    });
    const written = { apiName: "House__c", fields: { Name: "Kade 1", Position__c: "52.1" } };
    expect(await org.asAdministrator("POST", "/records", written)).toMatchObject({
      status: 400,
      body: [{ errorCode: "INVALID_FIELD_FOR_INSERT_UPDATE" }],
    });
  });

  test("creates, reads, lists, changes and deletes its records", async () => {
    const agent = await create(org, "Agent__c", { Name: "Vos", Phone__c: "0201234567" });
    const seller = await create(org, "Contact", { Name: "De Boer" });
    const links = { Agent__c: agent, Seller__c: seller };
    const house = await create(org, "House__c", { Name: "Kade 1", Asking_Price__c: 450_000, ...links });
    const fields = ["Stage__c", "Position__c", "Agent__r.Name", "Seller__r.Name"].map((name) => `House__c.${name}`);
    expect(await org.asAdministrator("GET", `/records/${house}?fields=${fields.join()}`)).toMatchObject({
      status: 200,
      body: {
        fields: {
          Stage__c: { value: "For Sale" },
          Position__c: { value: null },
          Agent__r: { displayValue: "Vos" },
          Seller__r: { displayValue: "De Boer" },
        },
      },
    });
    const changes = { fields: { Stage__c: "Sold" } };
    expect(await org.asAdministrator("PATCH", `/records/${house}`, changes)).toMatchObject({ status: 200 });
    expect(await org.asAdministrator("POST", "/list-records/House__c/All_Houses", {})).toMatchObject({
      status: 200,
      body: { count: 1, records: [{ fields: { Stage__c: { value: "Sold" }, Position__c: { value: null } } }] },
    });
    expect((await org.asAdministrator("DELETE", `/records/${house}`)).status).toBe(204);
    expect(await statusOf(org, house)).toBe(404);
  });

  test("offers the values of the global value set, and no others", async () => {
    const path = "/object-info/House__c/picklist-values/012000000000000AAA/Stage__c";
    expect(await org.asAdministrator("GET", path)).toMatchObject({
      body: { defaultValue: { value: "For Sale" }, values: [{ value: "For Sale" }, { value: "Sold" }] },
    });
    const house = { apiName: "House__c", fields: { Name: "Kade 2", Stage__c: "Let" } };
    expect(await org.asAdministrator("POST", "/records", house)).toMatchObject({
      body: [{ errorCode: "INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST" }],
    });
  });
});

describe("a bike dealer, with details of orders, accounts without a file and one field on cases", async () => {
  const org = await startTestOrg({ forceApp: sampleProject("bike-dealer") });
  afterAll(() => org.remove());

  test("describes standard objects, by their files or without any", async () => {
    expect(org.lines).toEqual([expect.stringContaining("Dealer_Order__c.Total__c (Summary)")]);
    expect(await org.asAdministrator("GET", "/object-info/Account")).toMatchObject({
      body: {
        keyPrefix: "001",
        custom: false,
        fields: { Id: {}, Name: { required: true, custom: false }, OwnerId: {}, CreatedDate: {} },
        childRelationships: [{ childObjectApiName: "Dealer_Order__c", relationshipName: "Dealer_Orders__r" }],
      },
    });
    expect(await org.asAdministrator("GET", "/object-info/Case")).toMatchObject({
      body: {
        keyPrefix: "500",
        fields: {
          Frame_Number__c: { custom: true },
          Status: { dataType: "Picklist", custom: false },
          OwnerId: { referenceToInfos: [{ apiName: "User" }] },
        },
      },
    });
    const { body } = await org.asAdministrator("GET", "/object-info");
    expect(Object.keys(Object(body).objects).toSorted()).toEqual([
      "Account",
      "Case",
      "Dealer_Order__c",
      "Order_Line__c",
    ]);
  });

  test("creates, lists and changes a case with its custom field", async () => {
    const id = await create(org, "Case", { Frame_Number__c: "B-100" });
    expect(
      await org.asAdministrator("PATCH", `/records/${id}`, { fields: { Frame_Number__c: "B-101" } }),
    ).toMatchObject({ status: 200 });
    const list = await org.asAdministrator("POST", "/list-records/Case/Bike_Cases", {});
    expect(list).toMatchObject({
      body: { records: [{ id, fields: { Name: {}, Frame_Number__c: { value: "B-101" } } }] },
    });
    expect(await org.asAdministrator("GET", "/layout/Case?mode=View")).toMatchObject({
      body: { sections: [{ layoutRows: [{ layoutItems: [{ label: "Frame Number" }] }] }] },
    });
  });

  test.each([
    ["account", "Dealer_Order__c", "Account__c", "001000000000099AAA"],
    ["order", "Order_Line__c", "Order__c", "a00000000000099AAA"],
  ])("rejects a record whose %s does not exist", async (_name, apiName, field, id) => {
    const response = await org.asAdministrator("POST", "/records", { apiName, fields: { [field]: id } });
    expect(response).toMatchObject({
      status: 400,
      body: [
        {
          errorCode: "INVALID_CROSS_REFERENCE_KEY",
          output: { fieldErrors: { [field]: [{ field, message: expect.any(String) }] } },
        },
      ],
    });
  });

  test("a detail needs its master, stays with it, and is deleted with it", async () => {
    const account = await create(org, "Account", { Name: "Fietsen Jansen" });
    const [order, other] = [
      await create(org, "Dealer_Order__c", { Account__c: account }),
      await create(org, "Dealer_Order__c", { Account__c: account }),
    ];
    const withoutMaster = { apiName: "Order_Line__c", fields: { Quantity__c: 1 } };
    expect(await org.asAdministrator("POST", "/records", withoutMaster)).toMatchObject({
      body: [{ errorCode: "REQUIRED_FIELD_MISSING", output: { fieldErrors: { Order__c: [{ fieldLabel: "Order" }] } } }],
    });
    const line = await create(org, "Order_Line__c", { Order__c: order, Quantity__c: 2 });
    const otherLine = await create(org, "Order_Line__c", { Order__c: other, Quantity__c: 3 });
    expect(await org.asAdministrator("PATCH", `/records/${line}`, { fields: { Order__c: other } })).toMatchObject({
      body: [{ errorCode: "INVALID_FIELD_FOR_INSERT_UPDATE" }],
    });
    expect(await org.asAdministrator("POST", `/related-list-records/${order}/Order_Lines__r`, {})).toMatchObject({
      body: { count: 1, records: [{ id: line }] },
    });
    expect((await org.asAdministrator("DELETE", `/records/${order}`)).status).toBe(204);
    expect([await statusOf(org, line), await statusOf(org, otherLine)]).toEqual([404, 200]);
    expect(await org.asAdministrator("DELETE", `/records/${account}`)).toMatchObject({
      status: 400,
      body: [{ errorCode: "DELETE_FAILED" }],
    });
  });
});
