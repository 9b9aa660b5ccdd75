const second = 1000;
const minute = 60 * second;

/** How long a batch remembers an item that failed with anything but 404, in milliseconds. */
export const batchErrorLifetimes = {
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
