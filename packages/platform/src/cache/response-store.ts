/** The endpoint in a key such as `guest/getObjectInfo:{"objectApiName":"Trip__c"}`. */
export const endpointOf = (key: string): string => key.slice(key.indexOf("/") + 1, key.indexOf(":"));

/** A response body with its time of receipt. */
export interface StoredResponse {
  readonly body: unknown;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  /** Milliseconds since the epoch; `Infinity` if it never expires. */
  readonly expiresAt: number;
}

/** Persists responses between visits. Writes are best-effort and are never awaited. */
export interface ResponseStore {
  /** Returns the response of an earlier visit. */
  get(key: string): StoredResponse | undefined;
  /** Stores a response and replaces the one with the same key. */
  set(key: string, response: StoredResponse): void;
  /** Deletes one response, because the server now returns an error for it. */
  delete(key: string): void;
  /** Deletes responses that a write may have outdated. */
  deleteWhere(isOutdated: (key: string, response: StoredResponse) => boolean): void;
}
