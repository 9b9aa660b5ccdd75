export { browserClock } from "./browser-clock.ts";
export type { Clock } from "./clock.ts";
export {
  apiVersion,
  defaultLayoutMode,
  type FormFactor,
  formFactors,
  idField,
  layoutModes,
  layoutTypes,
  masterRecordTypeId,
  nameField,
  pageSizes,
  release,
  restrictColumnsToLayout,
  systemFields,
  uiApiPath,
} from "./constants.ts";
export {
  type ActionOverrides,
  type Actions,
  type FormulaActivation,
  getActionOverrides,
  getFormulaActivation,
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  getRecordActions,
  getRecordEditActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
  performQuickAction,
  performUpdateRecordQuickAction,
  type PlatformAction,
  type QuickActionDefaults,
  type QuickActionInfo,
  type QuickActionLayout,
  type QuickActionResult,
} from "./endpoints/actions.ts";
export { type ApexConfig, executeApex, type ExecuteApex } from "./endpoints/apex.ts";
export {
  type App,
  type Apps,
  getAllApps,
  getAppDetails,
  getNavItems,
  type NavItem,
  type NavItems,
} from "./endpoints/apps.ts";
export {
  avatarImage,
  type AvatarImage,
  blankAvatar,
  type PhotoAvatar,
  type RecordAvatar,
  type ThemeAvatar,
} from "./endpoints/avatar.ts";
export { getRecordAvatars, updateRecordAvatar } from "./endpoints/avatars.ts";
export {
  type ContentBody,
  type ContentConfig,
  type ContentItem,
  type ContentItems,
  type ContentMedia,
  type ContentsConfig,
  type ContentType,
  type FieldMap,
  getContent,
  getContents,
  getSeoProperties,
  type ListedContentItem,
} from "./endpoints/content.ts";
export {
  getLayout,
  getLayoutUserState,
  getPathLayout,
  type LayoutComponent,
  type LayoutItem,
  type LayoutRow,
  type LayoutsByObject,
  type LayoutSection,
  type LayoutUserState,
  type PathLayout,
  type PathStep,
  type RecordLayout,
  type RecordUi,
  type SectionUserState,
  updateLayoutUserState,
} from "./endpoints/layouts.ts";
export { getRecordUi } from "./endpoints/record-ui.ts";
export {
  createListInfo,
  deleteListInfo,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListInfoSummaries,
  getListObjectInfo,
  getListPreferences,
  updateListInfoByName,
  updateListPreferences,
} from "./endpoints/list-infos.ts";
export { MRU } from "./endpoints/list-parameters.ts";
export {
  getListRecordsById,
  getListRecordsByName,
  getListUi,
  getListUiById,
  getListUiByName,
  getMruListRecords,
  getMruListUi,
  type GetListUi,
  type ListSummariesConfig,
  type ListUiConfig,
} from "./endpoints/lists.ts";
export {
  getKeywordSearchResults,
  getLookupMetadata,
  getLookupRecords,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getSearchResults,
  type KeywordSearchPage,
  type KeywordSearchResults,
  type LookupDisplayField,
  type LookupMetadata,
  type LookupPage,
  type LookupRecords,
  type LookupSearchInfo,
  type LookupTargetInfo,
  type SearchFilter,
  type SearchFilterOptions,
  type SearchFilters,
  type SearchResults,
} from "./endpoints/search.ts";
export {
  type ChildRelationship,
  type FieldInfo,
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
  type ObjectInfo,
  type ObjectInfoDirectory,
  type PicklistValue,
  type PicklistValues,
  type PicklistValuesByField,
  type RecordTypeInfo,
  type ReferenceToInfo,
  type ThemeInfo,
} from "./endpoints/objects.ts";
export {
  batchRecords,
  type BatchRecords,
  createContentDocumentAndVersion,
  createContentVersion,
  createRecord,
  deleteRecord,
  updateRecord,
} from "./endpoints/record-writes.ts";
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
export { type NotifyRecords, notifyRecordUpdateAvailable } from "./endpoints/notify-record-update-available.ts";
export {
  getRelatedListCount,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListsCount,
  getRelatedListsInfo,
  type RelatedListColumn,
  type RelatedListCount,
  type RelatedListInfo,
  type RelatedListPreferences,
  type RelatedListReference,
  type RelatedListSummaries,
  type RelatedListSummary,
  updateRelatedListInfo,
  updateRelatedListPreferences,
} from "./endpoints/related-lists.ts";
export { invalidate, type Invalidate, refresh, type Refresh } from "./endpoints/refresh.ts";
export type { ResponseStore, StoredResponse } from "./cache/response-store.ts";
export { fillSearchMetadata, type ReadFields, type SearchMetadata } from "./metadata/search-metadata.ts";
export { getFieldDisplayValue, getFieldValue } from "./record-values/field-value.ts";
export { isLatitude, isLongitude } from "./record-values/geolocation.ts";
export {
  createRecordInputFilteredByEditedFields,
  type EditableRecord,
  type GeneratedInput,
  generateRecordInputForCreate,
  generateRecordInputForUpdate,
} from "./record-values/record-input.ts";
export type { InvalidateFilter } from "./cache/invalidate.ts";
export type { EntryInfo, Inspection, RecordInfo } from "./cache/inspection.ts";
export type { Policy } from "./cache/policy.ts";
export type { Snapshot, State } from "./cache/snapshot.ts";
export type { Listener } from "./cache/subscriptions.ts";
export { type ErrorDetails, failureOf, PlatformError } from "./errors.ts";
export { batchErrorLifetimes } from "./batch-error-lifetimes.ts";
export * as cacheTimes from "./cache-times.ts";
export * as lifetimes from "./lifetimes.ts";
export { createPlatform, type Endpoints, type Platform, type PlatformOptions } from "./platform.ts";
export type { FieldValue, UiRecord } from "./cache/ui-record.ts";
export type { Batch, BatchItem } from "./codecs/batch.ts";
export type {
  ListColumn,
  ListFilter,
  ListInfo,
  ListInfoSummaries,
  ListInfoSummary,
  ListInfos,
  ListObjectColumn,
  ListObjectInfo,
  ListPreferences,
  ListRecords,
  ListReference,
  ListScope,
  ListUi,
  OrderedBy,
} from "./codecs/list-types.ts";
export { expectObject, unnormalized } from "./codecs/unnormalized.ts";
export { defineRead, type ReadDefinition } from "./table/define-read.ts";
export { defineWrite, type WriteApi, type WriteDefinition, type WriteOptions } from "./table/define-write.ts";
export * as kinds from "./table/kinds.ts";
export * as parameters from "./table/parameters.ts";
export type { FieldName, FieldValues, IdentifiedFields, ObjectName, Scalar } from "./table/kinds.ts";
export type { Endpoint, Observer, ReadApi, ReadOptions, SubscribeOptions } from "./table/read-api.ts";
export {
  type Fetch,
  type FetchResponse,
  type FetchInit,
  httpTransport,
  type HttpTransportOptions,
} from "./http-transport.ts";
export { toFormData } from "./to-form-data.ts";
export type { HttpMethod, Transport, TransportRequest, TransportResponse } from "./transport.ts";
export { type User, userFrom, type UserSource } from "./user.ts";
