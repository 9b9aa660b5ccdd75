const second = 1000;
const minute = 60 * second;

/** Lifetimes of the errors of batch items, except 404, in milliseconds. */
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
