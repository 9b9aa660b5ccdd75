/** A response as it came, and when. */
export interface StoredResponse {
  readonly body: unknown;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Keeps responses from one visit to the next. A store may keep less than it is given; it is never waited for. */
export interface ResponseStore {
  /** What an earlier visit left under a key. */
  peek(key: string): StoredResponse | undefined;
  /** Keeps a response, in place of what stood under its key. */
  put(key: string, response: StoredResponse): void;
  /** Forgets one response: the server refuses it by now. */
  forget(key: string): void;
  /** Forgets everything: something was written, and nobody can tell which responses that made untrue. */
  clear(): void;
}
