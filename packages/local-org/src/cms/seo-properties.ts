import { OrgError } from "../errors.ts";
import { json } from "../http/response.ts";
import { queryList } from "../http/input.ts";
import { findRecord, type Call, type Endpoint } from "../ui-api/endpoint.ts";
import { displayValue } from "../ui-api/display-value.ts";
import { visibleField } from "../ui-api/find.ts";
import { sitesOf } from "./sites.ts";

/**
 * Fields of a record as strings, for the title and description of its page.
 *
 * @throws OrgError 404 for a record that the caller may not see
 */
function seoProperties(call: Call) {
  const community = call.param("communityId");
  if (!sitesOf(call.org.forceApp).some(({ communityId }) => communityId === community))
    throw new OrgError(404, "NOT_FOUND", "There is no site with this id; take one from the running org.");
  const { object, record } = findRecord(call, call.param("recordId"));
  const requested = queryList(call.query, "fields");
  const names = requested.length > 0 ? requested : [...object.fields.keys()];
  const texts = names.flatMap((name): [string, string][] => {
    const field = visibleField(call.access, object, name.replace(`${object.apiName}.`, ""));
    if (!field) return [];
    const value = record.fields[field.apiName] ?? null;
    return [[name, displayValue(field, value) ?? (value === null ? "" : String(value))]];
  });
  return Object.fromEntries(texts);
}

/** Search metadata: an object of field names and strings. */
export const seoEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/connect/communities/:communityId/seo/properties/:recordId",
    respond: (call) => json(200, seoProperties(call)),
  },
];
