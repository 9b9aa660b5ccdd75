import type { RelatedListPreferences } from "@travel-design/platform";
import { withETag } from "../../http/response.ts";
import { asInputWith, splitList } from "../../http/input.ts";
import { resultsOf } from "../batch-results.ts";
import { get, requireRecords, patch, type Call, type Endpoint } from "../endpoint.ts";
import { findObject } from "../find.ts";
import { changePreferences, orderInfo, readPreferences } from "../lists/list-preferences.ts";
import { findRelatedList, preferencesIdOf, type RelatedList } from "./related-list.ts";

/** The related list of an id such as `Contact_Request__c.Quotations__r`. */
function listOf(call: Call, preferencesId: string): RelatedList {
  const [objectName = "", ...rest] = preferencesId.split(".");
  return findRelatedList(call, findObject(call.metadata, call.access, objectName), rest.join("."));
}

function represent(call: Call, list: RelatedList) {
  const preferencesId = preferencesIdOf(list);
  const { columnWidths, columnWrap, orderedBy } = readPreferences(call, preferencesId);
  return withETag({ columnWidths, columnWrap, orderedBy: orderInfo(list.child, orderedBy), preferencesId });
}

function update(call: Call, body: unknown) {
  requireRecords(call);
  const list = listOf(call, call.param("preferencesId"));
  const input = asInputWith(body, "the preferences", ["columnWidths", "columnWrap", "orderedBy"]);
  changePreferences(call, list.child, preferencesIdOf(list), input);
  return represent(call, list);
}

const path = "/related-list-preferences/:preferencesId";

/** How the caller wants related lists to look. */
export const relatedListPreferenceEndpoints: readonly Endpoint[] = [
  get("/related-list-preferences/batch/:preferencesIds", (call) =>
    resultsOf(splitList(call.param("preferencesIds")), (id) => represent(call, listOf(call, id))),
  ),
  get<RelatedListPreferences>(path, (call) => represent(call, listOf(call, call.param("preferencesId")))),
  patch<RelatedListPreferences>(path, update),
];
