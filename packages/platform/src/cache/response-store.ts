/** A response as it came, and when. */
export interface StoredResponse {
  readonly body: unknown;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Keeps responses from one visit to the next. A store may keep less than it is given; it is never waited for. */
export interface ResponseStore {
  /** What an earlier visit left under a key. */
  get(key: string): StoredResponse | undefined;
  /** Keeps a response, in entry of what stood under its key. */
  set(key: string, response: StoredResponse): void;
  /** Forgets one response: the server refuses it by now. */
  delete(key: string): void;
  /** Forgets everything: something was written, and nobody can tell which responses that made untrue. */
  clear(): void;
}
