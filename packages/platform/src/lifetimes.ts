const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long each kind of answer counts as fresh, in milliseconds. */
export const lifetimes = {
  searchResults: 200,
  keywordSearch: 200,

  cloneTemplate: 1 * second,

  record: 30 * second,
  recordCollection: 30 * second,
  listRecordsByName: 30 * second,
  duplicates: 30 * second,
  relatedListRecords: 30 * second,
  searchFilterMetadata: 30 * second,
  searchFilterOptions: 30 * second,
  lookupMetadata: 30 * second,

  navItems: 2 * minute,

  actions: 5 * minute,
  apps: 5 * minute,
  batchAvatars: 5 * minute,
  apex: 5 * minute,

  objectInfo: 15 * minute,
  layout: 15 * minute,
  recordUi: 15 * minute,
  layoutUserState: 15 * minute,
  pathLayout: 15 * minute,
  quickActionData: 15 * minute,
  duplicateConfiguration: 15 * minute,
  listInfo: 15 * minute,
  listObjectInfo: 15 * minute,
  listPreferences: 15 * minute,
  picklistValues: 15 * minute,
  relatedListInfo: 15 * minute,
  relatedListPreferences: 15 * minute,
  createDefaults: 15 * minute,
  createTemplate: 15 * minute,

  avatarMap: 1 * hour,
  recordAvatars: 1 * hour,
  seoProperties: 1 * hour,

  avatar: 30 * day,
  relatedListSummaries: 30 * day,
  listData: 30 * day,
  objectDirectory: 30 * day,

  relatedListCount: Infinity,

  /** Looked up anew each time. */
  lookupRecords: 0,

  /** A UI API answer that has no lifetime of its own. */
  uiApiDefault: 30 * day,
  /** Content and everything else outside the UI API. */
  contentDefault: 5 * minute,
} as const;

/** How long a batch remembers an item that failed with anything but 404, in milliseconds. */
export const batchErrorMemory = {
  objectInfo: 5 * minute,
  relatedListInfo: 15 * minute,
  relatedListPreferences: 15 * minute,
  relatedListRecords: 30 * second,
  relatedListActions: 5 * minute,
} as const;

/** Rhythm of the cache itself, in milliseconds. */
export const cacheTimes = {
  /** Changes within this span are told to subscribers in one go. */
  broadcast: 150,
  /** How often expired entries that nobody watches are dropped. */
  trim: 5 * second,
  /** Window in which {@link cacheTimes.noticeLimit} change notices are accepted. */
  noticeWindow: 60 * second,
  noticeLimit: 60,
} as const;
