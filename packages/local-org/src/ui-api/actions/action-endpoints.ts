import type { Actions } from "@travel-design/platform";
import { asInput, asInputWith, splitList, stringOf } from "../../http/input.ts";
import type { ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { StoredRecord } from "../../records/record-store.ts";
import { resultsOf, checkBatchSize } from "../batch-results.ts";
import { findRecord, get, noSuchRecord, post, type Call, type Endpoint } from "../endpoint.ts";
import { findObject } from "../find.ts";
import { addressedObject } from "../lists/find-list-view.ts";
import { invalidParameter } from "../paging.ts";
import { uiApiPath } from "../paths.ts";
import { findRelatedList, type RelatedList } from "../related-lists/related-list.ts";
import { applyFilter, filterOfBody, filterOfQuery, type ActionFilter } from "./action-filter.ts";
import { shownQuickAction, standardButton, type Offered, type PlatformAction } from "./platform-action.ts";

/** The buttons of a record whose layout leaves them to the platform. */
const standardRecordButtons = ["Edit", "Delete", "Clone"];

interface Found {
  object: ObjectMetadata;
  record: StoredRecord;
}

/** Actions by the record or object that offers them. */
function actionsBy(url: string, entries: readonly (readonly [string, readonly PlatformAction[]])[]) {
  const ofEach = entries.map(([key, actions]) => [key, { actions, links: {}, url: `${uiApiPath}${url}` }]);
  return { actions: Object.fromEntries(ofEach), url: `${uiApiPath}${url}` };
}

/** @throws OrgError 404 when one of the records does not exist */
function addressedRecords(call: Call): Found[] {
  const ids = splitList(call.param("recordIds"));
  checkBatchSize(ids.length);
  return ids.map((id) => findRecord(call, id));
}

/** The actions of a record: those of its layout in their order, or every one there is. */
function recordActions(call: Call, { object, record }: Found, filter: ActionFilter): PlatformAction[] {
  const offered: Offered = { context: "Record", source: record.id, target: object };
  const own = [...call.metadata.quickActions.values()].filter(({ sourceObject }) => sourceObject === object.apiName);
  const names = call.metadata.layouts.get(object.apiName)?.[0]?.actions ?? standardRecordButtons;
  const wanted = filter.all
    ? [...new Set([...names, ...standardRecordButtons, ...own.map(({ fullName }) => fullName)])]
    : names;
  const actions = wanted.flatMap((name) => {
    const quickAction = call.metadata.quickActions.get(name);
    const target = quickAction && call.metadata.objects.get(quickAction.targetObject);
    if (quickAction && target) return [shownQuickAction(call, { ...offered, target }, quickAction)];
    return standardRecordButtons.includes(name) ? [standardButton(call, offered, name)] : [];
  });
  return applyFilter(actions, filter);
}

/** The buttons above a related list: a new record, for users who may create one. */
function relatedListActions(call: Call, { record }: Found, list: RelatedList, filter: ActionFilter): PlatformAction[] {
  const { child } = list;
  const offered: Offered = { context: "RelatedList", source: record.id, target: child, relatedSource: child.apiName };
  return applyFilter([standardButton(call, offered, "New")], filter);
}

function actionsOfRelatedList(call: Call, relatedListId: string, filter: ActionFilter) {
  const entries = addressedRecords(call).map((found) => {
    const list = findRelatedList(call, found.object, relatedListId);
    return [found.record.id, relatedListActions(call, found, list, filter)] as const;
  });
  return actionsBy(`/actions/record/${call.param("recordIds")}/related-list/${relatedListId}`, entries);
}

function actionsOfRelatedLists(call: Call, body: unknown) {
  const { relatedListsActionParameters } = asInputWith(body, "the batch", ["relatedListsActionParameters"]);
  if (!Array.isArray(relatedListsActionParameters))
    throw invalidParameter("relatedListsActionParameters must be a list.");
  addressedRecords(call);
  return resultsOf(relatedListsActionParameters, (parameters: unknown) => {
    const id = stringOf(asInput(parameters, "a related list"), "relatedListId", "");
    return actionsOfRelatedList(call, id, filterOfBody(parameters, ["relatedListId"]));
  });
}

/** What can be done with the records of related lists. */
function actionsOfRelatedRecords(call: Call) {
  const children = splitList(call.param("relatedListRecordIds")).map((id) => findRecord(call, id));
  checkBatchSize(children.length);
  const entries = addressedRecords(call).map(({ object, record }) => {
    const own = children.filter((child) => pointsAt(child, object, record.id));
    if (own.length === 0) throw noSuchRecord();
    const actions = own.flatMap((child) =>
      ["Edit", "Delete"].map((name) =>
        standardButton(
          call,
          {
            context: "RelatedListRecord",
            source: record.id,
            target: child.object,
            relatedSource: child.object.apiName,
            relatedListRecordId: child.record.id,
          },
          name,
        ),
      ),
    );
    return [record.id, actions] as const;
  });
  return actionsBy(`/actions/record/${call.param("recordIds")}/related-list-record`, entries);
}

const pointsAt = ({ object, record }: Found, parent: ObjectMetadata, parentId: string): boolean =>
  [...object.fields.values()].some(
    ({ apiName, referenceTo }) => referenceTo.includes(parent.apiName) && record.fields[apiName] === parentId,
  );

/** Global quick actions whose object the caller may use. */
function globalActions(call: Call) {
  const actions = [...call.metadata.quickActions.values()]
    .filter(({ sourceObject }) => sourceObject === undefined && call.access.canUseRecords)
    .flatMap((action) => {
      const target = call.metadata.objects.get(action.targetObject);
      return target ? [shownQuickAction(call, { context: "Global", source: "Global", target }, action)] : [];
    });
  return actionsBy("/actions/global", [["Global", actions]]);
}

/** The buttons of a form for a new record. */
function createActions(call: Call) {
  const target = addressedObject(call);
  const names = call.access.canUseRecords ? ["SaveEdit", "SaveAndNew", "CancelEdit"] : [];
  const offered: Offered = { context: "RecordEdit", source: target.apiName, target };
  const actions = names.map((name) => standardButton(call, offered, name));
  return actionsBy(`/actions/object/${target.apiName}/record-create`, [[target.apiName, actions]]);
}

/** The buttons below what a lookup finds: a new record of each object. */
function lookupActions(call: Call) {
  const names = splitList(call.param("objectApiNames"));
  checkBatchSize(names.length);
  const entries = names.map((name) => {
    const target = findObject(call.metadata, call.access, name);
    const offered: Offered = { context: "Lookup", source: name, target };
    return [name, call.access.canUseRecords ? [standardButton(call, offered, "New")] : []] as const;
  });
  return actionsBy(`/actions/lookup/${names.join(",")}`, entries);
}

function editActions(call: Call) {
  const filter = filterOfQuery(call.query);
  const entries = addressedRecords(call).map(({ object, record }) => {
    const offered: Offered = { context: "RecordEdit", source: record.id, target: object };
    const actions = ["SaveEdit", "CancelEdit"].map((name) => standardButton(call, offered, name));
    return [record.id, applyFilter(actions, filter)] as const;
  });
  return actionsBy(`/actions/record/${call.param("recordIds")}/record-edit`, entries);
}

const records = "/actions/record/:recordIds";

/** What users can do: everywhere, with objects, records, lookups and related lists. */
export const actionEndpoints: readonly Endpoint[] = [
  get<Actions>("/actions/global", globalActions),
  get<Actions>("/actions/object/:objectApiName/record-create", createActions),
  get<Actions>("/actions/lookup/:objectApiNames", lookupActions),
  get<Actions>(records, (call) => {
    const filter = filterOfQuery(call.query);
    const entries = addressedRecords(call).map(
      (found) => [found.record.id, recordActions(call, found, filter)] as const,
    );
    return actionsBy(`/actions/record/${call.param("recordIds")}`, entries);
  }),
  get<Actions>(`${records}/record-edit`, editActions),
  post(`${records}/related-list/batch`, actionsOfRelatedLists),
  post<Actions>(`${records}/related-list/:relatedListId`, (call, body) =>
    actionsOfRelatedList(call, call.param("relatedListId"), filterOfBody(body)),
  ),
  get<Actions>(`${records}/related-list-record/:relatedListRecordIds`, actionsOfRelatedRecords),
];
