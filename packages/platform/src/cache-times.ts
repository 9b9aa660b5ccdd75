/**
 * Rhythm of the cache itself, in milliseconds. It is imported as a whole (`import * as cacheTimes`), and a page's script
 * holds only what it uses.
 */

const second = 1000;

/** Changes within this span are told to subscribers in one go. */
export const broadcast = 150;
/** How often expired entries that nobody watches are dropped. */
export const trim = 5 * second;
/** Window in which {@link noticeLimit} change notices are accepted. */
export const noticeWindow = 60 * second;
export const noticeLimit = 60;
