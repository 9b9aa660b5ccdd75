/**
 * Times of the cache itself, in milliseconds. Import them as a namespace (`import * as cacheTimes`), so that a bundle
 * contains only what it uses.
 */

const second = 1000;

/** Changes within this time are batched into one notification. */
export const notificationDelay = 150;
/** How often expired entries without subscribers are removed. */
export const garbageCollection = 5 * second;
/** Time in which {@link noticeLimit} change notices are accepted. */
export const noticeWindow = 60 * second;
export const noticeLimit = 60;
