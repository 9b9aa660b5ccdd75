import type { UiRecord } from "../cache/ui-record.ts";

/** Identifies a list view, the most recently viewed records, or a related list. */
export interface ListReference {
  /** Of a list view. */
  readonly id?: string | null;
  readonly listViewApiName?: string | null;
  readonly objectApiName?: string | null;
  /** `listView`, `mru` or `relatedList`. */
  readonly type?: string;
  readonly relatedListId?: string | null;
  readonly parentObjectApiName?: string | null;
  readonly recordTypeId?: string | null;
  /** The record that a related list belongs to. */
  readonly inContextOfRecordId?: string | null;
}

/** The position of a page. */
export interface PageTokens {
  readonly currentPageToken?: string | null;
  readonly nextPageToken?: string | null;
  readonly previousPageToken?: string | null;
}

/** A page of a list's records. */
export interface ListRecords extends PageTokens {
  readonly records: readonly UiRecord[];
  readonly count?: number | null;
  readonly pageSize?: number | null;
  /** eTag of the list info that these records belong to. */
  readonly listInfoETag?: string | null;
  readonly listReference?: ListReference;
  readonly eTag?: string;
  /** The requested fields. */
  readonly fields?: readonly string[];
  readonly optionalFields?: readonly string[];
  readonly sortBy?: readonly string[];
  readonly searchTerm?: string | null;
  readonly where?: string | null;
  readonly currentPageUrl?: string | null;
  readonly nextPageUrl?: string | null;
  readonly previousPageUrl?: string | null;
}

/** The name, id and label of a list view. */
export interface ListInfoSummary {
  readonly apiName: string;
  readonly id: string;
  readonly label: string;
  /** URL of the list view. */
  readonly url: string;
}

/** A page of the list views of an object. */
export interface ListInfoSummaries extends PageTokens {
  readonly lists: readonly ListInfoSummary[];
  readonly count?: number;
  readonly pageSize?: number;
  readonly objectApiName?: string;
  /** The search term for labels. */
  readonly queryString?: string | null;
  readonly recentListsOnly?: boolean;
}

/** A page of the list views of an object. */
export type ListInfos = ListInfoSummaries;

/** Columns, filters and sort order of a list view. */
export interface ListInfo {
  readonly eTag: string;
  readonly label: string;
  readonly listReference?: ListReference;
  readonly displayColumns: readonly ListColumn[];
  readonly filteredByInfo: readonly ListFilter[];
  /** How the conditions are combined, for example `1 AND (2 OR 3)`; null if all of them must match. */
  readonly filterLogicString: string | null;
  readonly orderedByInfo: readonly OrderedBy[];
  readonly userPreferences: Pick<ListPreferences, "columnWidths" | "columnWrap">;
  readonly scope?: ListScope;
  readonly listShares?: readonly unknown[];
  readonly objectApiNames?: readonly string[];
  readonly searchable?: boolean;
  /** `Private`, `Public` or `Shared`. */
  readonly visibility: string;
  /** Whether the user may change the visibility. */
  readonly visibilityEditable: boolean;
  readonly cloneable: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  readonly deletable: boolean;
}

/** A list view with a page of its records. */
export interface ListUi {
  readonly info: ListInfo;
  readonly records: ListRecords;
  readonly eTag?: string;
}

/** The columns and scopes that list views of an object can have. */
export interface ListObjectInfo {
  readonly columns?: readonly ListObjectColumn[];
  readonly availableScopes?: readonly ListScope[];
  readonly objectApiName?: string;
  readonly createable?: boolean;
  /** Whether the user may create list views for other users. */
  readonly publicOrSharedCreateable?: boolean;
}

/** A column of a list. */
export interface ListColumn {
  readonly fieldApiName: string;
  readonly label: string;
  readonly sortable: boolean;
  readonly searchable?: boolean;
  /** The field with the id of the record that the column refers to. */
  readonly lookupId?: string | null;
}

/** A column that list views of an object can have. */
export interface ListObjectColumn extends ListColumn {
  readonly alias?: string;
  readonly dataType?: string;
  readonly displayable?: boolean;
  readonly filterable?: boolean;
  readonly defaultFilterOperator?: string | null;
  readonly supportedFilterOperators?: readonly string[];
  readonly picklistValues?: readonly { readonly apiName: string; readonly label: string }[];
}

/** The preferences of a user for a list: column widths in pixels, wrapped columns, and sort order. */
export interface ListPreferences {
  readonly columnWidths: Readonly<Record<string, number>>;
  readonly columnWrap: Readonly<Record<string, boolean>>;
  readonly orderedBy: readonly OrderedBy[];
  readonly listReference?: ListReference;
}

/** A field that rows are sorted by. */
export interface OrderedBy {
  readonly fieldApiName: string;
  readonly isAscending: boolean;
  readonly label?: string | null;
}

/** A filter condition of a list. */
export interface ListFilter {
  readonly fieldApiName: string;
  readonly operator: string;
  readonly operandLabels: readonly string[];
  readonly label?: string;
}

/** The owners whose records a list contains, for example `everything` or `mine`. */
export interface ListScope {
  readonly apiName: string;
  readonly label?: string;
}
