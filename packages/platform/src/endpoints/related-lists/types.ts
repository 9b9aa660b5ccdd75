import type { ListReference } from "../../shapes/list-collection.ts";
import type { ListColumn, ListFilter, ListPreferences, OrderedBy } from "../lists/types.ts";
import type { ThemeInfo } from "../objects/types.ts";

/** A list of records that look up to one record. */
export interface RelatedListReference extends ListReference {
  readonly relatedListId: string;
  readonly parentObjectApiName: string;
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
  /** The object whose records it holds. */
  readonly objectApiName: string;
  /** The lookup of those records. */
  readonly fieldApiName?: string;
  readonly parentFieldApiName?: string;
  readonly entityLabel?: string;
  readonly entityLabelPlural?: string;
  readonly keyPrefix?: string | null;
  readonly relatedListInfoUrl?: string;
  readonly themeInfo?: ThemeInfo | null;
}

/** The related lists of an object. */
export interface RelatedListSummaries {
  readonly relatedLists: readonly RelatedListSummary[];
  readonly parentObjectApiName?: string;
  readonly parentRecordTypeId?: string | null;
}

/** A column of a related list. */
export interface RelatedListColumn extends ListColumn {
  readonly dataType?: string | null;
  readonly filterable?: boolean;
  readonly picklistValues?: readonly string[] | null;
}

/** What a related list looks like. */
export interface RelatedListInfo {
  readonly eTag?: string;
  readonly label: string;
  readonly displayColumns: readonly RelatedListColumn[];
  readonly orderedByInfo?: readonly OrderedBy[];
  readonly filteredByInfo?: readonly ListFilter[];
  readonly filterLogicString?: string | null;
  readonly listReference?: RelatedListReference;
  readonly objectApiNames?: readonly string[];
  /** The lookup of the records in it. */
  readonly fieldApiName?: string;
  readonly fields?: readonly string[];
  readonly optionalFields?: readonly string[];
  readonly restrictColumnsToLayout?: boolean;
  readonly userPreferences?: RelatedListPreferences;
  readonly visibility?: string;
  readonly visibilityEditable?: boolean;
  readonly cloneable?: boolean;
  readonly createable?: boolean;
  readonly updateable?: boolean;
  readonly deletable?: boolean;
}

/** How a user set up a related list. */
export interface RelatedListPreferences extends ListPreferences {
  readonly preferencesId?: string;
}
