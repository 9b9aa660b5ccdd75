/** Records that a lookup field may lead to, by object. */
export interface LookupRecords {
  readonly lookupResults: Readonly<Record<string, LookupPage>>;
}

/** A page of them. */
export interface LookupPage {
  readonly records: readonly unknown[];
  readonly count?: number;
  readonly nextPageToken?: string | null;
}

/** How a lookup field is searched. */
export interface LookupMetadata {
  readonly [name: string]: unknown;
}
