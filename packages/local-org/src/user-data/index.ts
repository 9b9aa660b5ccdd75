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
export type UserData = ReturnType<typeof openUserData>;

/** Opens the user data of a data file. */
export const openUserData = (file: DataFile) => ({
  /** By `Object.DeveloperName`. */
  listViews: new KeyValueStore<StoredListView>(file, "listViews"),
  /** By user and list. */
  listPreferences: new KeyValueStore<ListPreferences>(file, "listPreferences"),
  /** By user, layout and mode: the ids of the sections that are closed. */
  closedSections: new KeyValueStore<readonly string[]>(file, "closedSections"),
  /** Addresses of photos by record id. */
  photos: new KeyValueStore<string>(file, "photos"),
});
