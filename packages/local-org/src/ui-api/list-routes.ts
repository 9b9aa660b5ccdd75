import type { OrgUser } from "../apex/controller.ts";
import { json, withETag } from "../http/answer.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import type { ListViewMetadata, ObjectMetadata } from "../metadata/org-metadata.ts";
import type { Org } from "../org.ts";
import { ownFields, selectFields } from "./field-selection.ts";
import { findListView, findObject } from "./find.ts";
import { listInfo, listRecords, type ListPage } from "./list-representation.ts";
import { listRequestOfBody, listRequestOfQuery, sortOf, type ListRequest } from "./list-request.ts";
import { representRecord } from "./record-representation.ts";

/** The list view in the address, and who asks. */
interface AddressedList {
  user: OrgUser;
  object: ObjectMetadata;
  listView: ListViewMetadata;
}

function addressed(org: Org, { user, params }: OrgRequest): AddressedList {
  const caller = user();
  const metadata = org.metadata.latest();
  const object = findObject(metadata, org.access(caller, metadata), params.objectApiName ?? "");
  return { user: caller, object, listView: findListView(object, params.listViewApiName ?? "") };
}

/** Reads one record more than the page holds, to know whether there is a next page. A guest's lists are empty. */
function readPage(org: Org, { user, object, listView }: AddressedList, request: ListRequest): ListPage {
  const selection = selectFields(object, request.fields, request.optionalFields);
  for (const field of ownFields(object, ["Id", ...listView.columns]).own) selection.own.add(field);
  const sort = sortOf(object, request.sortBy);
  if (!org.access(user, org.metadata.recent()).canUseRecords) return { records: [], hasMore: false };
  const { offset, pageSize } = request;
  const found = org.records(user).list(object.apiName, { sort, offset, limit: pageSize + 1 });
  return {
    records: found.slice(0, pageSize).map((record) => withETag(representRecord(object, record, selection))),
    hasMore: found.length > pageSize,
  };
}

/** List views by name: with their columns, or their records alone. */
export function listRoutes(org: Org, base: string): Route[] {
  return [
    {
      method: "GET",
      pattern: `${base}/list-ui/:objectApiName/:listViewApiName`,
      handle: (request) => {
        const list = addressed(org, request);
        const asked = listRequestOfQuery(request.url.searchParams);
        const records = listRecords(list.object, list.listView, asked, readPage(org, list, asked));
        return json(200, withETag({ info: listInfo(list.object, list.listView), records }));
      },
    },
    {
      method: "POST",
      pattern: `${base}/list-records/:objectApiName/:listViewApiName`,
      handle: async (request) => {
        const list = addressed(org, request);
        const asked = listRequestOfBody(await request.readJson());
        return json(200, listRecords(list.object, list.listView, asked, readPage(org, list, asked)));
      },
    },
  ];
}
