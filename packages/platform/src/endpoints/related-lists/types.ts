import type { ListColumn, ListPreferences, OrderedBy } from "../lists/types.ts";

/** A list of records that look up to one record. */
export interface RelatedListReference {
  readonly relatedListId: string;
  readonly parentObjectApiName: string;
  readonly recordTypeId?: string | null;
}

/** How many records a related list holds, up to the number that was asked for. */
export interface RelatedListCount {
  readonly count: number;
  readonly hasMore: boolean;
  readonly listReference?: RelatedListReference;
}

/** A related list by name. */
export interface RelatedListSummary {
  readonly relatedListId: string;
  readonly label: string;
  readonly objectApiNames?: readonly string[];
  readonly parentObjectApiName?: string;
}

/** The related lists of an object. */
export interface RelatedListSummaries {
  readonly relatedLists: readonly RelatedListSummary[];
}

/** What a related list looks like. */
export interface RelatedListInfo {
  readonly eTag?: string;
  readonly label: string;
  readonly displayColumns: readonly ListColumn[];
  readonly orderedByInfo?: readonly OrderedBy[];
  readonly listReference?: RelatedListReference;
  readonly userPreferences?: unknown;
}

/** How a user set up a related list. */
export interface RelatedListPreferences extends ListPreferences {
  readonly preferencesId?: string;
}
