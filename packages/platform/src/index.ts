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
  getRecordAvatars,
  type PhotoAvatar,
  type RecordAvatar,
  type ThemeAvatar,
  updateRecordAvatar,
} from "./endpoints/avatars.ts";
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
  MRU,
  updateListInfoByName,
  updateListPreferences,
} from "./endpoints/list-infos.ts";
export {
  getListRecordsById,
  getListRecordsByName,
  getListUi,
  getListUiById,
  getListUiByName,
  getMruListRecords,
  getMruListUi,
  type ListColumn,
  type ListFilter,
  type ListInfo,
  type ListInfos,
  type ListInfoSummaries,
  type ListInfoSummary,
  type ListObjectColumn,
  type ListObjectInfo,
  type ListPreferences,
  type ListScope,
  type ListUi,
  type ListUiConfig,
  type OrderedBy,
} from "./endpoints/lists.ts";
export {
  getKeywordSearchResults,
  getLookupMetadata,
  getLookupRecords,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getSearchResults,
  type KeywordSearchResults,
  type LookupMetadata,
  type LookupPage,
  type LookupRecords,
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
  type Scalar,
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
export { refresh, type Refresh } from "./endpoints/refresh.ts";
export type { AnswerStore, StoredAnswer } from "./engine/answer-store.ts";
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
export type { EntryFacts, Inspection, RecordFacts } from "./engine/inspection.ts";
export type { Policy } from "./engine/policy.ts";
export type { Snapshot, State } from "./engine/snapshot.ts";
export type { Listener } from "./engine/subscriptions.ts";
export { type ErrorDetails, failureOf, PlatformError } from "./errors.ts";
export { batchErrorMemory } from "./batch-error-memory.ts";
export * as cacheTimes from "./cache-times.ts";
export * as lifetimes from "./lifetimes.ts";
export { createPlatform, type Endpoints, type Platform, type PlatformOptions } from "./platform.ts";
export type { FieldValue, UiRecord } from "./records/ui-record.ts";
export type { Batch, BatchItem } from "./shapes/batch.ts";
export type { ListRecords, ListReference } from "./shapes/list-collection.ts";
export type { WriteApi, WriteOptions } from "./table/define-write.ts";
export type { FieldName, ObjectName } from "./table/kinds.ts";
export type { Endpoint, ReadApi, ReadOptions, Watch } from "./table/read-api.ts";
export {
  type Fetch,
  type FetchAnswer,
  type FetchInit,
  httpTransport,
  type HttpTransportOptions,
} from "./transport/http-transport.ts";
export type { HttpMethod, Transport, TransportRequest, TransportResponse } from "./transport/transport.ts";
export { type User, userFrom, type UserSource } from "./user.ts";
