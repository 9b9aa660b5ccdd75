import type { DatabaseSync } from "node:sqlite";
import type { ListViewMetadata } from "../metadata/org-metadata.ts";
import type { GroupCommit } from "../records/group-commit.ts";
import { Shelf } from "./shelf.ts";

/** How one user wants a list to look. */
export interface ListPreferences {
  /** Widths in pixels by field; -1 is the width that the list has by itself. */
  columnWidths: Readonly<Record<string, number>>;
  /** Whether a column's text wraps, by field. */
  columnWrap: Readonly<Record<string, boolean>>;
  orderedBy: readonly { fieldApiName: string; isAscending: boolean }[];
}

/** A list view that a user made, and of which object. */
export interface StoredListView extends ListViewMetadata {
  objectApiName: string;
  listShares: readonly string[];
}

/** Everything that is kept beside the records. */
export interface Shelves {
  /** By `Object.DeveloperName`. */
  listViews: Shelf<StoredListView>;
  /** By user and list. */
  listPreferences: Shelf<ListPreferences>;
  /** By user, layout and mode: the ids of the sections that are closed. */
  closedSections: Shelf<readonly string[]>;
  /** Addresses of photos by record id. */
  photos: Shelf<string>;
}

/** Opens the shelves of an org's database. */
export const openShelves = (database: DatabaseSync, commits: GroupCommit): Shelves => ({
  listViews: new Shelf(database, commits, "listViews"),
  listPreferences: new Shelf(database, commits, "listPreferences"),
  closedSections: new Shelf(database, commits, "closedSections"),
  photos: new Shelf(database, commits, "photos"),
});
