const second = 1000;

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
