/**
 * Lifetimes of responses in milliseconds. Import them as a namespace
 * (`import * as lifetimes`), so that a bundle contains only those that its endpoints use.
 */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const searchResults = 200;
export const keywordSearch = 200;

export const cloneTemplate = 1 * second;

export const record = 30 * second;
export const recordCollection = 30 * second;
export const listRecordsByName = 30 * second;
export const duplicates = 30 * second;
export const relatedListRecords = 30 * second;
export const searchFilterMetadata = 30 * second;
export const searchFilterOptions = 30 * second;
export const lookupMetadata = 30 * second;

export const navItems = 2 * minute;

export const actions = 5 * minute;
export const apps = 5 * minute;
export const batchAvatars = 5 * minute;
export const apex = 5 * minute;

export const objectInfo = 15 * minute;
export const layout = 15 * minute;
export const recordUi = 15 * minute;
export const layoutUserState = 15 * minute;
export const pathLayout = 15 * minute;
export const quickActionData = 15 * minute;
export const duplicateConfiguration = 15 * minute;
export const listInfo = 15 * minute;
export const listObjectInfo = 15 * minute;
export const listPreferences = 15 * minute;
export const picklistValues = 15 * minute;
export const relatedListInfo = 15 * minute;
export const relatedListPreferences = 15 * minute;
export const createDefaults = 15 * minute;
export const createTemplate = 15 * minute;

export const avatarMap = 1 * hour;
export const recordAvatars = 1 * hour;
export const seoProperties = 1 * hour;

export const avatar = 30 * day;

export const relatedListCount = Infinity;

/** Longest lifetime of a 404, because the resource may be created at any time. */
export const notFound = 1 * minute;

/** Never cached. */
export const lookupRecords = 0;

/** Default lifetime of the UI API. */
export const uiApiDefault = 30 * day;
/** Default lifetime outside the UI API. */
export const contentDefault = 5 * minute;

/** Lifetimes of the errors of batch items, except 404, in milliseconds. */
export const batchErrors = {
  objectInfo: 5 * minute,
  listInfo: 15 * minute,
  records: 30 * second,
  avatars: 5 * minute,
  relatedListInfo: 15 * minute,
  relatedListPreferences: 15 * minute,
  relatedListRecords: 30 * second,
  relatedListCount: 5 * minute,
  relatedListActions: 5 * minute,
} as const;
