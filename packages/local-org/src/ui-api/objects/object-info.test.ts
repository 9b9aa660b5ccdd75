import { afterAll, describe, expect, test } from "vitest";
import { editFile } from "../../testing/edit-file.ts";
import { siteUiApi, uiApi } from "../../testing/paths.ts";
import { requestName, readingGuests, startTestOrg } from "../../testing/test-org.ts";

const org = await startTestOrg({ copyMetadata: true, ...readingGuests });
afterAll(() => org.remove());

const objectInfo = `/object-info/${requestName}`;
const { body: info } = await org.asGuest("GET", objectInfo);
const { defaultRecordTypeId: recordTypeId = "" }: { defaultRecordTypeId?: string } = Object(info);
const picklistValues = `${objectInfo}/picklist-values`;

describe("object info", () => {
  test("responds at both addresses with the platform's shape", async () => {
    const response = await org.send("GET", siteUiApi + objectInfo);
    expect(response.status).toBe(200);
    expect(response.headers["content-type"]).toBe("application/json;charset=UTF-8");
    expect(response.body).toEqual(info);
    expect(response.body).toMatchObject({
      apiName: requestName,
      label: "Offerteaanvraag",
      labelPlural: "Offerteaanvragen",
      eTag: expect.stringMatching(/^[0-9a-f]{40}$/),
      keyPrefix: expect.stringMatching(/^a\d\w$/),
      nameFields: ["Name"],
      recordTypeInfos: {
        [recordTypeId]: {
          available: true,
          defaultRecordTypeMapping: true,
          master: false,
          name: "Offerteaanvraag",
          recordTypeId,
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
    const administrator = await org.asAdministrator("GET", objectInfo);
    expect(info).toMatchObject({ createable: false, updateable: false, deletable: false });
    expect(administrator.body).toMatchObject({ createable: true, updateable: true, deletable: true });
    expect(info).not.toHaveProperty("fields.Email__c");
    expect(administrator.body).toHaveProperty("fields.Email__c");
  });

  test.each(["Unknown__c", "Quotation_Settings__c", "__proto__", "Contact_Request__c%20", "';--"])(
    "is rejected for %s",
    async (name) => {
      const response = await org.asAdministrator("GET", `/object-info/${name}`);
      expect(response).toMatchObject({ status: 400, body: [{ errorCode: "INVALID_TYPE" }] });
    },
  );

  test("is denied to a guest without the permission set for it", async () => {
    const strict = await startTestOrg({ guestPermissionSets: ["Website_Guest"] });
    const paths = [objectInfo, `${picklistValues}/012000000000000AAA`, `/list-ui/${requestName}/Alle_aanvragen`];
    for (const path of paths) {
      const response = await strict.asGuest("GET", path);
      expect(response).toMatchObject({ status: 403, body: [{ errorCode: "INSUFFICIENT_ACCESS" }] });
    }
    await strict.remove();
  });
});

describe("picklist values", () => {
  test("of one field have labels and values, for a guest too", async () => {
    const path = `${picklistValues}/${recordTypeId}/BekendVia__c`;
    const response = await org.asGuest("GET", path);
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
    const one = await org.asGuest("GET", `${picklistValues}/${recordTypeId}/Destinations_1__c`);
    const all = await org.asGuest("GET", `${picklistValues}/${recordTypeId}`);
    expect(all.body).toHaveProperty("picklistFieldValues.Destinations_1__c", one.body);
    expect(one.body).toHaveProperty("values.length", 73);
  });

  test("accept an id of 15 characters and the master record type", async () => {
    for (const id of [recordTypeId.slice(0, 15), "012000000000000"]) {
      const response = await org.asGuest("GET", `${picklistValues}/${id}/BekendVia__c`);
      expect(response).toMatchObject({ status: 200, body: { values: { length: 12 } } });
    }
  });

  test("are rejected for another record type and for what is no picklist", async () => {
    const wrongType = await org.asGuest("GET", `${picklistValues}/012000000000001AAA/BekendVia__c`);
    expect(wrongType).toMatchObject({ status: 400, body: [{ errorCode: "INVALID_PARAMETER_VALUE" }] });
    const wrongField = await org.asGuest("GET", `${picklistValues}/012000000000000AAA/LastName__c`);
    expect(wrongField).toMatchObject({ status: 400, body: [{ errorCode: "INVALID_FIELD" }] });
  });

  test("change as soon as the file is saved", async () => {
    const path = `${picklistValues}/012000000000000AAA/BekendVia__c`;
    const before = await org.asGuest("GET", path);
    editFile(org.forceApp, `objects/${requestName}/fields/BekendVia__c.field-meta.xml`, (text) =>
      text.replace("<label>Instagram</label>", "<label>Insta</label>"),
    );
    const after = await org.asGuest("GET", path);
    expect(before.text).toContain('"label":"Instagram"');
    expect(after.text).toContain('"label":"Insta"');
  });
});
