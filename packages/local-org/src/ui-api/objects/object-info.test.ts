import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteUiApi, uiApi } from "../../testing/paths.ts";
import { objectName, startTestOrg, type TestOrg } from "../../testing/test-org.ts";

let org: TestOrg;
beforeAll(async () => {
  org = await startTestOrg({ copyMetadata: true });
});
afterAll(() => org.remove());

const objectInfo = `/object-info/${objectName}`;

async function defaultRecordType(): Promise<string> {
  const { body } = await org.send("GET", uiApi + objectInfo);
  const { defaultRecordTypeId }: { defaultRecordTypeId?: string } = Object(body);
  return String(defaultRecordTypeId);
}

describe("object info", () => {
  test("responds at both addresses with the platform's shape", async () => {
    const response = await org.send("GET", siteUiApi + objectInfo);
    expect(response.status).toBe(200);
    expect(response.headers["content-type"]).toBe("application/json;charset=UTF-8");
    expect(response.body).toEqual((await org.send("GET", uiApi + objectInfo)).body);
    const id = await defaultRecordType();
    expect(response.body).toMatchObject({
      apiName: objectName,
      label: "Offerteaanvraag",
      labelPlural: "Offerteaanvragen",
      eTag: expect.stringMatching(/^[0-9a-f]{40}$/),
      keyPrefix: expect.stringMatching(/^a\d\w$/),
      nameFields: ["Name"],
      recordTypeInfos: {
        [id]: {
          available: true,
          defaultRecordTypeMapping: true,
          master: false,
          name: "Offerteaanvraag",
          recordTypeId: id,
        },
        "012000000000000AAA": { defaultRecordTypeMapping: false, master: true },
      },
      fields: {
        LastName__c: { apiName: "LastName__c", dataType: "String", label: "Achternaam", length: 80, required: true },
        Destinations_1__c: { dataType: "Picklist", relationshipName: null },
        OwnerId: { dataType: "Reference", relationshipName: "Owner", updateable: false },
      },
    });
  });

  test("shows a guest less than the administrator, and lets a guest change nothing", async () => {
    const guest = await org.send("GET", uiApi + objectInfo);
    const administrator = await org.send("GET", uiApi + objectInfo, { administrator: true });
    expect(guest.body).toMatchObject({ createable: false, updateable: false, deletable: false });
    expect(administrator.body).toMatchObject({ createable: true, updateable: true, deletable: true });
    expect(guest.body).not.toHaveProperty("fields.Email__c");
    expect(administrator.body).toHaveProperty("fields.Email__c");
  });

  test.each(["Unknown__c", "Quotation_Settings__c", "__proto__", "Contact_Request__c%20", "';--"])(
    "is rejected for %s",
    async (name) => {
      const response = await org.send("GET", `${uiApi}/object-info/${name}`, { administrator: true });
      expect(response).toMatchObject({ status: 400, body: [{ errorCode: "INVALID_TYPE" }] });
    },
  );

  test("is denied to a guest without the permission set for it", async () => {
    const strict = await startTestOrg({ guestPermissionSets: ["Website_Guest"] });
    const id = "012000000000000AAA";
    for (const path of [objectInfo, `${objectInfo}/picklist-values/${id}`, `/list-ui/${objectName}/Alle_aanvragen`]) {
      const response = await strict.send("GET", uiApi + path);
      expect(response).toMatchObject({ status: 403, body: [{ errorCode: "INSUFFICIENT_ACCESS" }] });
    }
    await strict.remove();
  });
});

describe("picklist values", () => {
  test("of one field have labels and values, for a guest too", async () => {
    const path = `${objectInfo}/picklist-values/${await defaultRecordType()}/BekendVia__c`;
    const response = await org.send("GET", uiApi + path);
    expect(response).toMatchObject({
      status: 200,
      body: { controllerValues: {}, defaultValue: null, eTag: expect.any(String), url: uiApi + path },
    });
    expect(response.body).toHaveProperty("values.11", {
      attributes: null,
      label: "Anders, namelijk",
      validFor: [],
      value: "Anders",
    });
  });

  test("of all fields are the same values by field", async () => {
    const path = `${uiApi}${objectInfo}/picklist-values/${await defaultRecordType()}`;
    const one = await org.send("GET", `${path}/Destinations_1__c`);
    const all = await org.send("GET", path);
    expect(all.body).toHaveProperty("picklistFieldValues.Destinations_1__c", one.body);
    expect(one.body).toHaveProperty("values.length", 73);
  });

  test("accept an id of 15 characters and the master record type", async () => {
    const id = (await defaultRecordType()).slice(0, 15);
    for (const recordType of [id, "012000000000000"]) {
      const response = await org.send("GET", `${uiApi}${objectInfo}/picklist-values/${recordType}/BekendVia__c`);
      expect(response).toMatchObject({ status: 200, body: { values: { length: 12 } } });
    }
  });

  test("are rejected for another record type and for what is no picklist", async () => {
    const path = `${uiApi}${objectInfo}/picklist-values`;
    const wrongType = await org.send("GET", `${path}/012000000000001AAA/BekendVia__c`);
    expect(wrongType).toMatchObject({ status: 400, body: [{ errorCode: "INVALID_PARAMETER_VALUE" }] });
    const wrongField = await org.send("GET", `${path}/012000000000000AAA/LastName__c`);
    expect(wrongField).toMatchObject({ status: 400, body: [{ errorCode: "INVALID_FIELD" }] });
  });

  test("change as soon as the file is saved", async () => {
    const path = `${uiApi}${objectInfo}/picklist-values/012000000000000AAA/BekendVia__c`;
    const before = await org.send("GET", path);
    const file = join(org.forceApp, `objects/${objectName}/fields/BekendVia__c.field-meta.xml`);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("<label>Instagram</label>", "<label>Insta</label>"));
    const after = await org.send("GET", path);
    expect(before.text).toContain('"label":"Instagram"');
    expect(after.text).toContain('"label":"Insta"');
  });
});
