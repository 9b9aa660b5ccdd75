/** A filter that narrows a search down. */
export interface SearchFilter {
  readonly label: string;
  readonly targetFieldPath?: string;
  readonly type: string;
  /** What {@link SearchFilterOptions} are asked for with. */
  readonly filterApiName?: string;
  readonly defaultOperator?: string;
  readonly supportedOperators?: readonly string[];
}

/** The filters that an object's searches have. */
export interface SearchFilters {
  readonly filters: readonly SearchFilter[];
}

/** The choices of one filter. */
export interface SearchFilterOptions {
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/** What was found, by object. */
export interface SearchResults {
  readonly [name: string]: unknown;
}

/** Which of an object's records were found by their words. */
export interface KeywordSearchResults {
  readonly keywordSearchResult?: unknown;
  readonly [name: string]: unknown;
}
