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
export { executeApex, type ApexConfig, type ExecuteApex } from "./endpoints/apex.ts";
export { getListUi, type ListUiConfig } from "./endpoints/get-list-ui.ts";
export { MRU } from "./endpoints/list-parameters.ts";
export { getListRecordsById, getListRecordsByName } from "./endpoints/list-records.ts";
export {
  getListInfoByName,
  getListInfoSummaries,
  getListUiById,
  getListUiByName,
  getMruListUi,
} from "./endpoints/list-ui.ts";
export { getObjectInfo, getObjectInfos } from "./endpoints/object-info.ts";
export { getPicklistValues, getPicklistValuesByRecordType } from "./endpoints/picklists.ts";
export { createRecord, deleteRecord, getRecord, updateRecord } from "./endpoints/records.ts";
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
export { batchErrorMemory, cacheTimes, lifetimes } from "./lifetimes.ts";
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
