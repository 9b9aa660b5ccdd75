import type { ListViewMetadata } from "../metadata/org-metadata.ts";
import type { DataFile } from "../records/data-file.ts";
import { KeyValueStore } from "./key-value-store.ts";

/** A user's preferences for a list. */
export interface ListPreferences {
  /** Widths in pixels by field; -1 is the width that the list has by itself. */
  columnWidths: Readonly<Record<string, number>>;
  /** Whether a column's text wraps, by field. */
  columnWrap: Readonly<Record<string, boolean>>;
  orderedBy: readonly { fieldApiName: string; isAscending: boolean }[];
}

/** A list view that a user created, and its object. */
export interface StoredListView extends ListViewMetadata {
  objectApiName: string;
  listShares: readonly string[];
}

/** What users store beside records. */
export interface UserData {
  /** By `Object.DeveloperName`. */
  listViews: KeyValueStore<StoredListView>;
  /** By user and list. */
  listPreferences: KeyValueStore<ListPreferences>;
  /** By user, layout and mode: the ids of the sections that are closed. */
  closedSections: KeyValueStore<readonly string[]>;
  /** Addresses of photos by record id. */
  photos: KeyValueStore<string>;
}

/** Opens the user data of a data file. */
export const openUserData = (file: DataFile): UserData => ({
  listViews: new KeyValueStore(file, "listViews"),
  listPreferences: new KeyValueStore(file, "listPreferences"),
  closedSections: new KeyValueStore(file, "closedSections"),
  photos: new KeyValueStore(file, "photos"),
});
