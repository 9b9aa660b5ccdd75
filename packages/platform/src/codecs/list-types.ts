import type { UiRecord } from "../cache/ui-record.ts";

/** Names a list in a response: a list view, the records that the user looked at last, or a related list. */
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

/** A page of a list's records. */
export interface ListRecords {
  readonly records: readonly UiRecord[];
  readonly count?: number | null;
  readonly pageSize?: number | null;
  readonly currentPageToken?: string | null;
  readonly nextPageToken?: string | null;
  readonly previousPageToken?: string | null;
  /** eTag of the list info that these records belong to. */
  readonly listInfoETag?: string | null;
  readonly listReference?: ListReference;
  readonly eTag?: string;
  /** What was asked for, as the server understood it. */
  readonly fields?: readonly string[];
  readonly optionalFields?: readonly string[];
  readonly sortBy?: readonly string[];
  readonly searchTerm?: string | null;
  readonly where?: string | null;
  readonly currentPageUrl?: string | null;
  readonly nextPageUrl?: string | null;
  readonly previousPageUrl?: string | null;
}

/** One list view by name. */
export interface ListInfoSummary {
  readonly apiName: string;
  readonly id: string;
  readonly label: string;
  /** Where the list view is read. */
  readonly url: string;
}

/** A page of the list views of an object. */
export interface ListInfoSummaries {
  readonly lists: readonly ListInfoSummary[];
  readonly count?: number;
  readonly pageSize?: number;
  readonly currentPageToken?: string | null;
  readonly nextPageToken?: string | null;
  readonly previousPageToken?: string | null;
  readonly objectApiName?: string;
  /** The words that the labels were searched for. */
  readonly queryString?: string | null;
  readonly recentListsOnly?: boolean;
}

/** A page of the list views of an object. */
export type ListInfos = ListInfoSummaries;

/** What a list view looks like. */
export interface ListInfo {
  readonly eTag: string;
  readonly label: string;
  readonly listReference?: ListReference;
  readonly displayColumns: readonly ListColumn[];
  readonly filteredByInfo: readonly ListFilter[];
  /** How the conditions are joined, for example `1 AND (2 OR 3)`; null where every one of them counts. */
  readonly filterLogicString: string | null;
  readonly orderedByInfo: readonly OrderedBy[];
  readonly userPreferences: Pick<ListPreferences, "columnWidths" | "columnWrap">;
  readonly scope?: ListScope;
  readonly listShares?: readonly unknown[];
  readonly objectApiNames?: readonly string[];
  readonly searchable?: boolean;
  /** `Private`, `Public` or `Shared`. */
  readonly visibility: string;
  /** Whether the user may change for whom it is there. */
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

/** What list views of an object can be made of. */
export interface ListObjectInfo {
  readonly columns?: readonly ListObjectColumn[];
  readonly availableScopes?: readonly ListScope[];
  readonly objectApiName?: string;
  readonly createable?: boolean;
  /** Whether the user may make list views that others see. */
  readonly publicOrSharedCreateable?: boolean;
}

/** A column of a list. */
export interface ListColumn {
  readonly fieldApiName: string;
  readonly label: string;
  readonly sortable: boolean;
  readonly searchable?: boolean;
  /** The field with the id of the record that the column leads to. */
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

/** How a user set up a list: widths in pixels and wrapping by field, and the order of the rows. */
export interface ListPreferences {
  readonly columnWidths: Readonly<Record<string, number>>;
  readonly columnWrap: Readonly<Record<string, boolean>>;
  readonly orderedBy: readonly OrderedBy[];
  readonly listReference?: ListReference;
}

/** A field that rows are put in order by. */
export interface OrderedBy {
  readonly fieldApiName: string;
  readonly isAscending: boolean;
  readonly label?: string | null;
}

/** A condition that the records of a list meet. */
export interface ListFilter {
  readonly fieldApiName: string;
  readonly operator: string;
  readonly operandLabels: readonly string[];
  readonly label?: string;
}

/** Whose records a list shows, for example `everything` or `mine`. */
export interface ListScope {
  readonly apiName: string;
  readonly label?: string;
}
