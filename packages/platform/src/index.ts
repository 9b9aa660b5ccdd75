export type { Clock } from "./clock.ts";
export {
  apiVersion,
  defaultLayoutMode,
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
  type FormFactor,
} from "./constants.ts";
export { getActionOverrides } from "./endpoints/actions/get-action-overrides.ts";
export { getFormulaActivation } from "./endpoints/actions/get-formula-activation.ts";
export { getGlobalActions } from "./endpoints/actions/get-global-actions.ts";
export { getLookupActions } from "./endpoints/actions/get-lookup-actions.ts";
export { getObjectCreateActions } from "./endpoints/actions/get-object-create-actions.ts";
export { getQuickActionDefaults } from "./endpoints/actions/get-quick-action-defaults.ts";
export { getQuickActionInfo } from "./endpoints/actions/get-quick-action-info.ts";
export { getQuickActionLayout } from "./endpoints/actions/get-quick-action-layout.ts";
export { getRecordActions } from "./endpoints/actions/get-record-actions.ts";
export { getRecordEditActions } from "./endpoints/actions/get-record-edit-actions.ts";
export { getRelatedListActions } from "./endpoints/actions/get-related-list-actions.ts";
export { getRelatedListRecordActions } from "./endpoints/actions/get-related-list-record-actions.ts";
export { getRelatedListsActions } from "./endpoints/actions/get-related-lists-actions.ts";
export { performQuickAction } from "./endpoints/actions/perform-quick-action.ts";
export { performUpdateRecordQuickAction } from "./endpoints/actions/perform-update-record-quick-action.ts";
export type {
  ActionOverrides,
  Actions,
  FormulaActivation,
  PlatformAction,
  QuickActionDefaults,
  QuickActionInfo,
  QuickActionLayout,
  QuickActionResult,
} from "./endpoints/actions/types.ts";
export { executeApex, type ApexConfig, type ExecuteApex } from "./endpoints/apex/execute-apex.ts";
export { getAllApps } from "./endpoints/apps/get-all-apps.ts";
export { getAppDetails } from "./endpoints/apps/get-app-details.ts";
export { getNavItems } from "./endpoints/apps/get-nav-items.ts";
export type { App, Apps, NavItem, NavItems } from "./endpoints/apps/types.ts";
export { getRecordAvatars } from "./endpoints/avatars/get-record-avatars.ts";
export { updateRecordAvatar } from "./endpoints/avatars/update-record-avatar.ts";
export type { PhotoAvatar, RecordAvatar, ThemeAvatar } from "./endpoints/avatars/types.ts";
export { getContent } from "./endpoints/content/get-content.ts";
export { getContents } from "./endpoints/content/get-contents.ts";
export { getSeoProperties } from "./endpoints/content/get-seo-properties.ts";
export type {
  ContentBody,
  ContentConfig,
  ContentItem,
  ContentItems,
  ContentMedia,
  ContentType,
  ContentsConfig,
  FieldMap,
  ListedContentItem,
} from "./endpoints/content/types.ts";
export { getLayoutUserState } from "./endpoints/layouts/get-layout-user-state.ts";
export { getLayout } from "./endpoints/layouts/get-layout.ts";
export { getPathLayout } from "./endpoints/layouts/get-path-layout.ts";
export { getRecordUi } from "./endpoints/layouts/get-record-ui.ts";
export { updateLayoutUserState } from "./endpoints/layouts/update-layout-user-state.ts";
export type {
  LayoutComponent,
  LayoutItem,
  LayoutRow,
  LayoutSection,
  LayoutUserState,
  LayoutsByObject,
  PathLayout,
  RecordLayout,
  RecordUi,
  SectionUserState,
} from "./endpoints/layouts/types.ts";
export { createListInfo } from "./endpoints/lists/create-list-info.ts";
export { deleteListInfo } from "./endpoints/lists/delete-list-info.ts";
export { getListInfoByName } from "./endpoints/lists/get-list-info-by-name.ts";
export { getListInfoSummaries } from "./endpoints/lists/get-list-info-summaries.ts";
export { getListInfosByName } from "./endpoints/lists/get-list-infos-by-name.ts";
export { getListInfosByObjectName } from "./endpoints/lists/get-list-infos-by-object-name.ts";
export { getListObjectInfo } from "./endpoints/lists/get-list-object-info.ts";
export { getListPreferences } from "./endpoints/lists/get-list-preferences.ts";
export { getListRecordsById } from "./endpoints/lists/get-list-records-by-id.ts";
export { getListRecordsByName } from "./endpoints/lists/get-list-records-by-name.ts";
export { getListUiById } from "./endpoints/lists/get-list-ui-by-id.ts";
export { getListUiByName } from "./endpoints/lists/get-list-ui-by-name.ts";
export { getListUi, type ListUiConfig } from "./endpoints/lists/get-list-ui.ts";
export { getMruListRecords } from "./endpoints/lists/get-mru-list-records.ts";
export { getMruListUi } from "./endpoints/lists/get-mru-list-ui.ts";
export { updateListInfoByName } from "./endpoints/lists/update-list-info-by-name.ts";
export { updateListPreferences } from "./endpoints/lists/update-list-preferences.ts";
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
  ListScope,
  ListUi,
  OrderedBy,
} from "./endpoints/lists/types.ts";
export { getLookupMetadata } from "./endpoints/lookups/get-lookup-metadata.ts";
export { getLookupRecords } from "./endpoints/lookups/get-lookup-records.ts";
export type { LookupMetadata, LookupPage, LookupRecords } from "./endpoints/lookups/types.ts";
export { getObjectInfoDirectory } from "./endpoints/objects/get-object-info-directory.ts";
export { getObjectInfo } from "./endpoints/objects/get-object-info.ts";
export { getObjectInfos } from "./endpoints/objects/get-object-infos.ts";
export { getPicklistValuesByRecordType } from "./endpoints/objects/get-picklist-values-by-record-type.ts";
export { getPicklistValues } from "./endpoints/objects/get-picklist-values.ts";
export type {
  ChildRelationship,
  FieldInfo,
  ObjectInfo,
  ObjectInfoDirectory,
  PicklistValue,
  PicklistValues,
  PicklistValuesByField,
  RecordTypeInfo,
  ReferenceToInfo,
  ThemeInfo,
} from "./endpoints/objects/types.ts";
export { batchRecords, type BatchRecords } from "./endpoints/records/batch-records.ts";
export { createContentDocumentAndVersion } from "./endpoints/records/create-content-document-and-version.ts";
export { createContentVersion } from "./endpoints/records/create-content-version.ts";
export { createRecord } from "./endpoints/records/create-record.ts";
export { deleteRecord } from "./endpoints/records/delete-record.ts";
export { findDuplicates } from "./endpoints/records/find-duplicates.ts";
export { getDuplicateConfiguration } from "./endpoints/records/get-duplicate-configuration.ts";
export { getRecordCreateDefaults } from "./endpoints/records/get-record-create-defaults.ts";
export { getRecordTemplateClone } from "./endpoints/records/get-record-template-clone.ts";
export { getRecordTemplateCreate } from "./endpoints/records/get-record-template-create.ts";
export { getRecord, type RecordConfig } from "./endpoints/records/get-record.ts";
export { getRecords } from "./endpoints/records/get-records.ts";
export { notifyRecordUpdateAvailable, type NotifyRecords } from "./endpoints/records/notify-record-update-available.ts";
export { updateRecord } from "./endpoints/records/update-record.ts";
export type {
  BatchOperation,
  ContentVersion,
  DuplicateConfiguration,
  Duplicates,
  RecordDefaults,
  RecordInput,
  RecordTemplate,
  Scalar,
} from "./endpoints/records/types.ts";
export { getRelatedListCount } from "./endpoints/related-lists/get-related-list-count.ts";
export { getRelatedListInfoBatch } from "./endpoints/related-lists/get-related-list-info-batch.ts";
export { getRelatedListInfo } from "./endpoints/related-lists/get-related-list-info.ts";
export { getRelatedListPreferencesBatch } from "./endpoints/related-lists/get-related-list-preferences-batch.ts";
export { getRelatedListPreferences } from "./endpoints/related-lists/get-related-list-preferences.ts";
export { getRelatedListRecordsBatch } from "./endpoints/related-lists/get-related-list-records-batch.ts";
export { getRelatedListRecords } from "./endpoints/related-lists/get-related-list-records.ts";
export { getRelatedListsCount } from "./endpoints/related-lists/get-related-lists-count.ts";
export { getRelatedListsInfo } from "./endpoints/related-lists/get-related-lists-info.ts";
export { updateRelatedListInfo } from "./endpoints/related-lists/update-related-list-info.ts";
export { updateRelatedListPreferences } from "./endpoints/related-lists/update-related-list-preferences.ts";
export type {
  RelatedListColumn,
  RelatedListCount,
  RelatedListInfo,
  RelatedListPreferences,
  RelatedListReference,
  RelatedListSummaries,
  RelatedListSummary,
} from "./endpoints/related-lists/types.ts";
export { getKeywordSearchResults } from "./endpoints/search/get-keyword-search-results.ts";
export { getSearchFilterMetadata } from "./endpoints/search/get-search-filter-metadata.ts";
export { getSearchFilterOptions } from "./endpoints/search/get-search-filter-options.ts";
export { getSearchResults } from "./endpoints/search/get-search-results.ts";
export type {
  KeywordSearchResults,
  SearchFilter,
  SearchFilterOptions,
  SearchFilters,
  SearchResults,
} from "./endpoints/search/types.ts";
export { MRU } from "./endpoints/lists/list-parameters.ts";
export { avatarImage, blankAvatar, type AvatarImage } from "./endpoints/avatars/avatar.ts";
export { refresh, type Refresh } from "./endpoints/refresh.ts";
export type { AnswerStore, StoredAnswer } from "./engine/answer-store.ts";
export { fillSearchMetadata, type ReadFields, type SearchMetadata } from "./metadata/search-metadata.ts";
export { getFieldDisplayValue, getFieldValue } from "./record-values/field-value.ts";
export { isLatitude, isLongitude } from "./record-values/geolocation.ts";
export {
  createRecordInputFilteredByEditedFields,
  generateRecordInputForCreate,
  generateRecordInputForUpdate,
  type EditableRecord,
  type GeneratedInput,
} from "./record-values/record-input.ts";
export type { EntryFacts, Inspection, RecordFacts } from "./engine/inspection.ts";
export type { Policy } from "./engine/policy.ts";
export type { Snapshot, State } from "./engine/snapshot.ts";
export type { Listener } from "./engine/subscriptions.ts";
export { failureOf, PlatformError, type ErrorDetails } from "./errors.ts";
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
  httpTransport,
  type Fetch,
  type FetchAnswer,
  type FetchInit,
  type HttpTransportOptions,
} from "./transport/http-transport.ts";
export { toFormData } from "./transport/to-form-data.ts";
export type { HttpMethod, Transport, TransportRequest, TransportResponse } from "./transport/transport.ts";
export { userFrom, type User, type UserSource } from "./user.ts";
