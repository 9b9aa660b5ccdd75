import type { ListViewMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";

/** Identifies a list view in a response. */
export interface ListReference {
  id: string | null;
  listViewApiName: string;
  objectApiName: string;
  type: "listView" | "mru";
}

/** The reference to a list view in responses. */
export const listReference = (object: ObjectMetadata, listView: ListViewMetadata): ListReference => ({
  id: listView.id,
  listViewApiName: listView.developerName,
  objectApiName: object.apiName,
  type: listView.developerName === recentListName ? "mru" : "listView",
});

/** What the platform calls the list of records that the user touched last. */
export const recentListName = "__Recent";
