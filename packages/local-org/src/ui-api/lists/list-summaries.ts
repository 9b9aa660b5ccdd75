import type { ListViewMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { Call } from "../endpoint.ts";
import { pageOfQuery, pageTokens } from "../paging.ts";
import { uiApiPath } from "../paths.ts";
import { booleanOfQuery } from "../query.ts";
import { listViewsOf } from "./find-list-view.ts";

const defaultPageSize = 20;
const maxPageSize = 2000;

function summaryOf(object: ObjectMetadata, { developerName, id, label }: ListViewMetadata) {
  const listUiUrl = `${uiApiPath}/list-ui/${object.apiName}/${developerName}`;
  return { apiName: developerName, id, label, listUiUrl, url: listUiUrl };
}

/**
 * The list views of an object by name.
 *
 * @throws OrgError 400
 */
export function listSummaries(call: Call, object: ObjectMetadata) {
  const page = pageOfQuery(call.query, defaultPageSize, maxPageSize);
  const search = call.query.get("q");
  const recentListsOnly = booleanOfQuery(call.query, "recentListsOnly");
  const views = listViewsOf(call, object)
    .filter(({ label }) => label.toLowerCase().includes((search ?? "").toLowerCase()))
    // The local org does not remember which lists were looked at; those that the user made are the ones in use.
    .filter(({ ownerId }) => !recentListsOnly || ownerId === call.userId)
    .toSorted((one, other) => one.label.localeCompare(other.label, "nl"));
  const shown = views.slice(page.offset, page.offset + page.pageSize);
  return {
    count: shown.length,
    ...pageTokens(page, views.length > page.offset + page.pageSize),
    currentPageUrl: null,
    lists: shown.map((view) => summaryOf(object, view)),
    nextPageUrl: null,
    objectApiName: object.apiName,
    pageSize: page.pageSize,
    previousPageUrl: null,
    queryString: search,
    recentListsOnly,
  };
}
