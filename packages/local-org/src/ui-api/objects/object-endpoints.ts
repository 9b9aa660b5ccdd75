import type { ObjectInfo, ObjectInfoDirectory, PicklistValues, PicklistValuesByField } from "@travel-design/platform";
import { splitList } from "../../http/input.ts";
import { resultsOf } from "../batch-results.ts";
import { get, type Call, type Endpoint } from "../endpoint.ts";
import { findObject, findRecordType, visibleObjects } from "../find.ts";
import { addressedObject } from "../lists/find-list-view.ts";
import { objectInfo } from "../object-info.ts";
import { uiApiPath } from "../paths.ts";
import { allPicklistValues, picklistValues } from "./picklist-values.ts";

/** The objects that the caller may see, by name. */
function directory({ metadata, access }: Call) {
  const entries = visibleObjects(metadata, access).map(({ apiName, keyPrefix, label, labelPlural }) => [
    apiName,
    {
      apiName,
      keyPrefix,
      label,
      labelPlural,
      nameFields: ["Name"],
      objectInfoUrl: `${uiApiPath}/object-info/${apiName}`,
    },
  ]);
  return { objects: Object.fromEntries(entries) };
}

const path = "/object-info/:objectApiName";
const valuesPath = `${path}/picklist-values/:recordTypeId`;

/** Object infos, and the values of picklists. */
export const objectEndpoints: readonly Endpoint[] = [
  get<ObjectInfoDirectory>("/object-info", directory),
  get<ObjectInfo>(path, (call) => objectInfo(call, addressedObject(call))),
  get("/object-info/batch/:objectApiNames", (call) =>
    resultsOf(splitList(call.param("objectApiNames")), (name) =>
      objectInfo(call, findObject(call.metadata, call.access, name)),
    ),
  ),
  get<PicklistValuesByField>(valuesPath, (call) => {
    const object = addressedObject(call);
    return allPicklistValues(object, call.access, findRecordType(object, call.param("recordTypeId")));
  }),
  get<PicklistValues>(`${valuesPath}/:fieldApiName`, (call) => {
    const object = addressedObject(call);
    const recordType = findRecordType(object, call.param("recordTypeId"));
    return picklistValues(object, call.access, recordType, call.param("fieldApiName"));
  }),
];
