import type { ListInfo, ListInfoSummaries, ListObjectInfo } from "@travel-design/platform";
import { insufficientAccess } from "../../access.ts";
import { OrgError } from "../../errors.ts";
import { asInputWith, booleanOf, queryList, stringOf } from "../../http/input.ts";
import type { ObjectMetadata } from "../../metadata/org-metadata.ts";
import { declaredId } from "../../salesforce-id.ts";
import type { StoredListView } from "../../user-data/index.ts";
import { resultsOf } from "../batch-results.ts";
import { get, requireRecords, patch, post, remove, type Call, type Endpoint } from "../endpoint.ts";
import { findObject } from "../find.ts";
import { invalidParameter } from "../paging.ts";
import {
  addressedList,
  addressedObject,
  findListView,
  findListViewById,
  listViewKey,
  type FoundList,
} from "./find-list-view.ts";
import { changedSettings, changeKeys } from "./list-input.ts";
import { isOwnList, listInfo, listObjectInfo } from "./list-representation.ts";
import { listSummaries } from "./list-summaries.ts";

/** A name such as `Contact_Request__c.Alle_aanvragen`. */
function findByFullName(call: Call, fullName: string): FoundList {
  const [objectName = "", ...rest] = fullName.split(".");
  return findListView(call, findObject(call.metadata, call.access, objectName), rest.join("."));
}

function listInfos(call: Call) {
  const finders = [
    ...queryList(call.query, "ids").map((id) => () => findListViewById(call, id)),
    ...queryList(call.query, "names").map((name) => () => findByFullName(call, name)),
  ];
  return resultsOf(finders, (find) => {
    const { object, listView } = find();
    return listInfo(call, object, listView);
  });
}

/** The developer name of a label: `Mijn lijst!` becomes `Mijn_lijst`. */
const developerNameOf = (label: string): string =>
  label
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^[_\d]+|_+$/g, "");

/** @throws OrgError 400 for a name that is none */
function checkDeveloperName(name: string): void {
  if (/^[A-Za-z](?:_?[A-Za-z0-9]){0,39}$/.test(name)) return;
  throw invalidParameter("listViewApiName must be letters, digits and single underscores, at most 40.");
}

/** @throws OrgError 400 for a name that another list view has */
function checkUnused(object: ObjectMetadata, name: string, stored: StoredListView | undefined): void {
  if (!stored && !object.listViews.has(name)) return;
  const message = `${object.apiName} has a list view ${name} already; choose another name.`;
  throw new OrgError(400, "DUPLICATE_DEVELOPER_NAME", message);
}

function createListInfo(call: Call, body: unknown) {
  requireRecords(call);
  const object = addressedObject(call);
  const keys = [...changeKeys, "includeDefaultAttributes", "listViewApiName", "objectApiName"];
  const input = asInputWith(body, "the list view", keys);
  booleanOf(input, "includeDefaultAttributes");
  if (stringOf(input, "objectApiName", object.apiName) !== object.apiName)
    throw invalidParameter("objectApiName must be the object of the address, or absent.");
  const label = stringOf(input, "label", stringOf(input, "listViewApiName", ""));
  const developerName = stringOf(input, "listViewApiName", developerNameOf(label));
  checkDeveloperName(developerName);
  const key = listViewKey(object, developerName);
  const blank: StoredListView = {
    id: declaredId("00B", key),
    objectApiName: object.apiName,
    developerName,
    label,
    columns: ["Name"],
    filters: [],
    filterLogic: null,
    scope: "Everything",
    visibility: "Private",
    ownerId: call.userId,
    listShares: [],
  };
  const created = call.org.userData.listViews.change(key, (stored) => {
    checkUnused(object, developerName, stored);
    return changedSettings(object, blank, { ...input, label }, call.userId);
  });
  return listInfo(call, object, created);
}

/** The caller's own list view in the path. */
function ownList(call: Call): { object: ObjectMetadata; listView: StoredListView; key: string } {
  requireRecords(call);
  const { object, listView } = addressedList(call);
  const key = listViewKey(object, listView.developerName);
  const stored = isOwnList(call, listView) ? call.org.userData.listViews.read(key) : undefined;
  if (!stored)
    throw insufficientAccess(`change the list view ${listView.developerName}, which is defined in force-app`);
  return { object, listView: stored, key };
}

function updateListInfo(call: Call, body: unknown) {
  const { object, listView, key } = ownList(call);
  const input = asInputWith(body, "the list view", changeKeys);
  const changed = call.org.userData.listViews.change(key, (before = listView) =>
    changedSettings(object, before, input, call.userId),
  );
  return listInfo(call, object, changed);
}

const path = "/list-info/:objectApiName/:listViewApiName";

/** Reading, creating, changing and deleting list views. */
export const listInfoEndpoints: readonly Endpoint[] = [
  get("/list-info/batch", listInfos),
  get<ListInfoSummaries>("/list-info/:objectApiName", (call) => listSummaries(call, addressedObject(call))),
  post<ListInfo>("/list-info/:objectApiName", createListInfo),
  get<ListInfo>(path, (call) => {
    const { object, listView } = addressedList(call);
    return listInfo(call, object, listView);
  }),
  patch<ListInfo>(path, updateListInfo),
  remove(path, (call) => call.org.userData.listViews.remove(ownList(call).key)),
  get<ListObjectInfo>("/list-object-info/:objectApiName", (call) => listObjectInfo(call, addressedObject(call))),
];
