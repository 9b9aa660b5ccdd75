import type { ListViewMetadata } from "../metadata/org-metadata.ts";
import type { DataFile } from "../records/data-file.ts";
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

/** Opens the shelves of an org's data file. */
export const openShelves = (file: DataFile): Shelves => ({
  listViews: new Shelf(file, "listViews"),
  listPreferences: new Shelf(file, "listPreferences"),
  closedSections: new Shelf(file, "closedSections"),
  photos: new Shelf(file, "photos"),
});
