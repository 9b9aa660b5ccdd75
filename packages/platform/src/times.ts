// Times in milliseconds. Lifetimes of responses are in the definitions of their endpoints.
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Lifetime of the fields of a record. */
export const recordLifetime = 30 * second;
/** Longest lifetime of a 404, because the resource may be created at any time. */
export const notFoundLifetime = 1 * minute;
/** Default lifetime of the UI API. */
export const defaultLifetime = 30 * day;
/** Default lifetime outside the UI API. */
export const defaultContentLifetime = 5 * minute;

/** Changes within this time are batched into one notification. */
export const notificationDelay = 150;
/** How often expired entries without subscribers are removed. */
export const garbageCollection = 5 * second;
/** Time in which {@link noticeLimit} change notices are accepted. */
export const noticeWindow = 1 * minute;
export const noticeLimit = 60;
