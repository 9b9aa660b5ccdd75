/** One list view by name. */
export interface ListInfoSummary {
  readonly apiName: string;
  readonly id: string;
  readonly label: string;
  readonly url?: string;
}

/** The list views of an object. */
export interface ListInfoSummaries {
  readonly lists: readonly ListInfoSummary[];
  readonly count?: number;
  readonly nextPageToken?: string | null;
}

/** A page of the list views of an object. */
export interface ListInfos extends ListInfoSummaries {
  readonly pageSize?: number;
  readonly currentPageToken?: string | null;
  readonly previousPageToken?: string | null;
}

/** What list views of an object can be made of. */
export interface ListObjectInfo {
  readonly columns?: readonly ListColumn[];
  readonly publicOrSharedCreateable?: boolean;
  readonly createable?: boolean;
}

/** A column of a list. */
export interface ListColumn {
  readonly fieldApiName: string;
  readonly label: string;
  readonly sortable: boolean;
}

/** How a user set up a list: widths in pixels and wrapping by field, and the order of the rows. */
export interface ListPreferences {
  readonly columnWidths: Readonly<Record<string, number>>;
  readonly columnWrap: Readonly<Record<string, boolean>>;
  readonly orderedBy: readonly OrderedBy[];
}

/** A field that rows are put in order by. */
export interface OrderedBy {
  readonly fieldApiName: string;
  readonly isAscending: boolean;
}

/** A condition that the records of a list meet. */
export interface ListFilter {
  readonly fieldApiName: string;
  readonly operator: string;
  readonly operandLabels: readonly string[];
}

/** Whose records a list shows, for example `everything` or `mine`. */
export interface ListScope {
  readonly apiName: string;
}
