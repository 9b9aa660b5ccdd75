import type { ResponseStore, StoredResponse } from "../cache/response-store.ts";
import { isJsonObject } from "../json.ts";

/** Settings of {@link openIndexedDbStore}. */
export interface IndexedDbStoreOptions {
  /** The browser's own; a browser may refuse it, then nothing is kept. */
  readonly indexedDB: IDBFactory | undefined;
  /**
   * Which endpoints' responses are kept, for example `["getObjectInfo", "getPicklistValues"]`. There is no default: what
   * is kept stays on the visitor's machine, so name nothing that holds personal data.
   */
  readonly endpoints: readonly string[];
  /** Name of the database. */
  readonly name?: string;
}

const table = "responses";

/** The result of a request to the database. */
function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The database gave no reason.")));
  });
}

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(table));
  return resultOf(request);
}

const isStoredResponse = (value: unknown): value is StoredResponse =>
  isJsonObject(value) && typeof value.receivedAt === "number" && "body" in value;

async function readAll(database: IDBDatabase): Promise<Map<string, StoredResponse>> {
  const responses = database.transaction(table).objectStore(table);
  const [keys, values] = await Promise.all([resultOf(responses.getAllKeys()), resultOf<unknown[]>(responses.getAll())]);
  const known = new Map<string, StoredResponse>();
  keys.forEach((key, at) => {
    const value = values[at];
    if (typeof key === "string" && isStoredResponse(value)) known.set(key, value);
  });
  return known;
}

/** The endpoint in a key such as `guest/getObjectInfo:{…}`. */
const endpointIn = (key: string): string => key.slice(key.indexOf("/") + 1, key.indexOf(":"));

/**
 * Opens a store that keeps responses in the browser's database, each user's under keys of their own. What an earlier
 * visit left is read once, here; a platform never waits for the database. Where a browser refuses it, nothing is kept
 * and everything else works.
 *
 * @example
 * const store = await openIndexedDbStore({ indexedDB, endpoints: ["getObjectInfo", "getPicklistValues"] });
 * const platform = createPlatform({ transport, clock, user, store, endpoints });
 */
export async function openIndexedDbStore({
  indexedDB,
  endpoints,
  name = "travel-design",
}: IndexedDbStoreOptions): Promise<ResponseStore> {
  const database = indexedDB && (await open(indexedDB, name).catch(() => undefined));
  const known = (database && (await readAll(database).catch(() => undefined))) ?? new Map<string, StoredResponse>();

  /** A change that fails, for want of room for example, costs a request at the next visit and nothing now. */
  const change = (make: (responses: IDBObjectStore) => IDBRequest): void => {
    try {
      if (database) resultOf(make(database.transaction(table, "readwrite").objectStore(table))).catch(() => undefined);
    } catch {
      // The database was closed by the browser, or the response cannot be cloned.
    }
  };
  return {
    get: (key) => known.get(key),
    set(key, response) {
      if (!endpoints.includes(endpointIn(key))) return;
      known.set(key, response);
      change((responses) => responses.put(response, key));
    },
    delete(key) {
      if (known.delete(key)) change((responses) => responses.delete(key));
    },
    clear() {
      known.clear();
      change((responses) => responses.clear());
    },
  };
}
