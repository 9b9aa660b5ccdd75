export type { Clock } from "./clock.ts";
export {
  apiVersion,
  formFactors,
  idField,
  masterRecordTypeId,
  mobileBreakpoint,
  nameField,
  pageSizes,
  release,
  restrictColumnsToLayout,
  systemFields,
  uiApiPath,
  type FormFactor,
} from "./constants.ts";
export { executeApex, type ApexConfig, type ExecuteApex } from "./endpoints/apex/execute-apex.ts";
export { getListUi, type ListUiConfig } from "./endpoints/lists/get-list-ui.ts";
export { MRU } from "./endpoints/lists/list-parameters.ts";
export { getListRecordsById } from "./endpoints/lists/get-list-records-by-id.ts";
export { getListRecordsByName } from "./endpoints/lists/get-list-records-by-name.ts";
export { getListInfoByName } from "./endpoints/lists/get-list-info-by-name.ts";
export { getListInfoSummaries } from "./endpoints/lists/get-list-info-summaries.ts";
export { getListUiById } from "./endpoints/lists/get-list-ui-by-id.ts";
export { getListUiByName } from "./endpoints/lists/get-list-ui-by-name.ts";
export { getMruListUi } from "./endpoints/lists/get-mru-list-ui.ts";
export { notifyRecordUpdateAvailable, type NotifyRecords } from "./endpoints/records/notify-record-update-available.ts";
export { getObjectInfo } from "./endpoints/objects/get-object-info.ts";
export { getObjectInfos } from "./endpoints/objects/get-object-infos.ts";
export { getPicklistValues } from "./endpoints/objects/get-picklist-values.ts";
export { getPicklistValuesByRecordType } from "./endpoints/objects/get-picklist-values-by-record-type.ts";
export { createRecord } from "./endpoints/records/create-record.ts";
export { deleteRecord } from "./endpoints/records/delete-record.ts";
export { getRecord } from "./endpoints/records/get-record.ts";
export { updateRecord } from "./endpoints/records/update-record.ts";
export type {
  FieldInfo,
  ListInfoSummaries,
  ListInfoSummary,
  ObjectInfo,
  PicklistValue,
  PicklistValues,
  PicklistValuesByField,
  RecordTypeInfo,
} from "./endpoints/types.ts";
export type { EntryFacts, Inspection, RecordFacts } from "./engine/inspection.ts";
export type { Policy } from "./engine/policy.ts";
export type { Snapshot, State } from "./engine/snapshot.ts";
export type { Listener } from "./engine/subscriptions.ts";
export { PlatformError } from "./errors.ts";
export { batchErrorMemory } from "./batch-error-memory.ts";
export { cacheTimes } from "./cache-times.ts";
export * as lifetimes from "./lifetimes.ts";
export { createPlatform, type Endpoints, type Platform, type PlatformOptions } from "./platform.ts";
export type { FieldValue, UiRecord } from "./records/ui-record.ts";
export type { Batch, BatchItem } from "./shapes/batch.ts";
export type { ListRecords } from "./shapes/list-collection.ts";
export type { ListInfo, ListReference, ListUi } from "./shapes/list-ui.ts";
export type { WriteApi, WriteOptions } from "./table/define-write.ts";
export type { FieldName, ObjectName } from "./table/kinds.ts";
export type { Endpoint, ReadApi, ReadOptions, Watch } from "./table/read-api.ts";
export {
  httpTransport,
  type Fetch,
  type FetchAnswer,
  type FetchInit,
  type HttpTransportOptions,
} from "./transport/http-transport.ts";
export type { HttpMethod, Transport, TransportRequest, TransportResponse } from "./transport/transport.ts";
export type { User } from "./user.ts";
