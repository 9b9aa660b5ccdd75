export { browserClock, type Clock } from "./clock.ts";
export * from "./constants.ts";
export * from "./endpoints/actions.ts";
export * from "./endpoints/apex.ts";
export * from "./endpoints/apps.ts";
export {
  avatarImage,
  type AvatarImage,
  blankAvatar,
  getRecordAvatars,
  type PhotoAvatar,
  type RecordAvatar,
  type ThemeAvatar,
  updateRecordAvatar,
} from "./endpoints/avatars.ts";
export * from "./endpoints/content.ts";
export * from "./endpoints/layouts.ts";
export { getRecordUi } from "./endpoints/record-ui.ts";
export * from "./endpoints/list-infos.ts";
export { MRU } from "./endpoints/list-parameters.ts";
export * from "./endpoints/lists.ts";
export * from "./endpoints/search.ts";
export * from "./endpoints/objects.ts";
export * from "./endpoints/record-writes.ts";
export {
  type BatchOperation,
  type ContentVersion,
  type DuplicateConfiguration,
  type DuplicateMatch,
  type Duplicates,
  findDuplicates,
  getDuplicateConfiguration,
  getRecord,
  getRecordCreateDefaults,
  getRecords,
  getRecordTemplateClone,
  getRecordTemplateCreate,
  type RecordConfig,
  type RecordDefaults,
  type RecordInput,
  type RecordTemplate,
} from "./endpoints/records.ts";
export * from "./endpoints/notify-record-update-available.ts";
export * from "./endpoints/related-lists.ts";
export * from "./endpoints/refresh.ts";
export type { ResponseStore, StoredResponse } from "./cache/response-store.ts";
export { fillSearchMetadata, type ReadFields, type SearchMetadata } from "./metadata/search-metadata.ts";
export * from "./record-values/field-value.ts";
export * from "./record-values/geolocation.ts";
export * from "./record-values/record-input.ts";
export type { InvalidateFilter } from "./cache/invalidate.ts";
export type { EntryInfo, Inspection, RecordInfo } from "./cache/inspection.ts";
export type { Policy } from "./cache/policy.ts";
export type { Snapshot, State } from "./cache/snapshot.ts";
export type { Listener } from "./cache/subscriptions.ts";
export { type ErrorDetails, failureOf, PlatformError } from "./errors.ts";
export * as cacheTimes from "./cache-times.ts";
export * as lifetimes from "./lifetimes.ts";
export { batchErrors as batchErrorLifetimes } from "./lifetimes.ts";
export { createPlatform, type Endpoints, type Platform, type PlatformOptions } from "./platform.ts";
export type { FieldValue, UiRecord } from "./cache/ui-record.ts";
export type { Batch, BatchItem } from "./codecs/batch.ts";
export type * from "./codecs/list-types.ts";
export { expectObject, unnormalized } from "./codecs/unnormalized.ts";
export { defineRead, type ReadDefinition } from "./table/define-read.ts";
export { defineWrite, type WriteApi, type WriteDefinition, type WriteOptions } from "./table/define-write.ts";
export * as kinds from "./table/kinds.ts";
export * as parameters from "./table/parameters.ts";
export type { FieldName, FieldValues, IdentifiedFields, ObjectName, Scalar } from "./table/kinds.ts";
export type { Endpoint, Observer, ReadApi, ReadOptions, SubscribeOptions } from "./table/read-api.ts";
export * from "./http-transport.ts";
export type * from "./transport.ts";
export * from "./user.ts";
