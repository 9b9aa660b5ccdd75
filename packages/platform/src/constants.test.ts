import { expect, test } from "vitest";
import * as constants from "./constants.ts";

test("the constants equal those of Salesforce's data layer", () => {
  expect(constants).toMatchObject({
    apiVersion: "v63.0",
    release: 254,
    uiApiPath: "/services/data/v63.0/ui-api",
    formFactors: ["Large", "Medium", "Small"],
    pageSizes: { listRecords: 50, listSummaries: 20, listInfosByObject: 20, relatedListRecords: 50 },
    restrictColumnsToLayout: true,
    nameField: "Name",
    idField: "Id",
    systemFields: ["CreatedDate", "Id", "LastModifiedById", "LastModifiedDate", "SystemModstamp"],
    masterRecordTypeId: "012000000000000AAA",
  });
});
