/** An answer as it came, and when. */
export interface StoredAnswer {
  readonly body: unknown;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Keeps answers from one visit to the next. A store may keep less than it is given; it is never waited for. */
export interface AnswerStore {
  /** What an earlier visit left under a key. */
  peek(key: string): StoredAnswer | undefined;
  /** Keeps an answer, in place of what stood under its key. */
  put(key: string, answer: StoredAnswer): void;
  /** Forgets one answer: the server refuses it by now. */
  forget(key: string): void;
  /** Forgets everything: something was written, and nobody can tell which answers that made untrue. */
  clear(): void;
}
