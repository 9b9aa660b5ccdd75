import { endpointOf, type ResponseStore, type StoredResponse } from "../cache/response-store.ts";
import { isJsonObject } from "../json.ts";

/** Options of {@link openIndexedDbStore}. */
export interface IndexedDbStoreOptions {
  /** `window.indexedDB`; undefined if the browser has none. Then nothing is persisted. */
  readonly indexedDB: IDBFactory | undefined;
  /**
   * Names of the endpoints whose responses are persisted, for example `["getObjectInfo", "getPicklistValues"]`. There is no
   * default: persisted responses stay on the visitor's device, so exclude personal data.
   */
  readonly endpoints: readonly string[];
  /** Current time in milliseconds since the epoch. Responses that have expired are deleted from the database. */
  readonly now: number;
  /** Name of the database. */
  readonly name?: string;
}

const table = "responses";

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The database request failed.")));
  });
}

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(table));
  return resultOf(request);
}

const isStoredResponse = (value: unknown): value is StoredResponse =>
  isJsonObject(value) && typeof value.receivedAt === "number" && typeof value.expiresAt === "number" && "body" in value;

/** Reads the responses that are still fresh, and deletes all others. */
async function readFresh(database: IDBDatabase, now: number): Promise<Map<string, StoredResponse>> {
  const responses = database.transaction(table, "readwrite").objectStore(table);
  const [keys, values] = await Promise.all([resultOf(responses.getAllKeys()), resultOf<unknown[]>(responses.getAll())]);
  const fresh = new Map<string, StoredResponse>();
  keys.forEach((key, at) => {
    const value = values[at];
    if (typeof key === "string" && isStoredResponse(value) && value.expiresAt > now) fresh.set(key, value);
    else responses.delete(key);
  });
  return fresh;
}

/** Deletes responses in the database, those of other tabs included, which this one has never read. */
function deleteOutdated(responses: IDBObjectStore, isOutdated: Parameters<ResponseStore["deleteWhere"]>[0]): void {
  const request = responses.openCursor();
  request.addEventListener("success", () => {
    const cursor = request.result;
    if (!cursor) return;
    const { key, value } = cursor;
    if (typeof key === "string" && isStoredResponse(value) && isOutdated(key, value)) cursor.delete();
    cursor.continue();
  });
}

/**
 * Opens a store that persists responses in IndexedDB, per user. Responses of earlier visits are read once, here; a platform
 * never waits for the database. If the browser denies access to it, nothing is persisted and everything else works.
 *
 * @example
 * const options = { indexedDB, endpoints: ["getObjectInfo", "getPicklistValues"], now: Date.now() };
 * const store = await openIndexedDbStore(options);
 * const platform = createPlatform({ transport, clock, user, store, endpoints });
 */
export async function openIndexedDbStore({
  indexedDB,
  endpoints,
  now,
  name = "travel-design",
}: IndexedDbStoreOptions): Promise<ResponseStore> {
  const database = indexedDB && (await open(indexedDB, name).catch(() => undefined));
  const persisted =
    (database && (await readFresh(database, now).catch(() => undefined))) ?? new Map<string, StoredResponse>();

  // A failed change, for example because the disk is full, costs a request at the next visit and nothing now.
  const change = (apply: (responses: IDBObjectStore) => void): void => {
    try {
      if (database) apply(database.transaction(table, "readwrite").objectStore(table));
    } catch {
      // The database was closed by the browser, or the response cannot be cloned.
    }
  };
  return {
    get: (key) => persisted.get(key),
    set(key, response) {
      if (!endpoints.includes(endpointOf(key))) return;
      persisted.set(key, response);
      change((responses) => responses.put(response, key));
    },
    delete(key) {
      persisted.delete(key);
      change((responses) => responses.delete(key));
    },
    deleteWhere(isOutdated) {
      for (const [key, response] of persisted) if (isOutdated(key, response)) persisted.delete(key);
      change((responses) => deleteOutdated(responses, isOutdated));
    },
  };
}
