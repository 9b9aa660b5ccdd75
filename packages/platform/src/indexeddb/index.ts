export { openIndexedDbStore, type IndexedDbStoreOptions } from "./open-indexed-db-store.ts";
