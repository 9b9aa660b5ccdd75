/** What a call in the local org results in: a part of the response, or of the error. */
export type OrgOutcome = { readonly response: unknown } | { readonly error: object };

/** A call in the local org with its outcome. */
export type OrgCall = OrgOutcome & {
  /** Distinguishes the calls of one endpoint. */
  readonly title?: string;
  /** Default: the config that is sent to the recorded transport. */
  readonly config?: Record<string, unknown>;
};

/** Ids in the org of the contract test, which creates these records. */
export interface OrgIds {
  /** A request for Delft, with three quotations: `japan`, `peru` and `laos`. */
  readonly bakker: string;
  /** A request for Gouda whose wishes mention Delft. */
  readonly claes: string;
  readonly dekker: string;
  readonly japan: string;
  readonly peru: string;
  readonly laos: string;
  /** A quotation without a request: "Delft en omgeving". */
  readonly loose: string;
  /** Record types. */
  readonly requestType: string;
  readonly quotationType: string;
  /** The list view "Alle aanvragen". */
  readonly listView: string;
  readonly app: string;
  readonly community: string;
}

/** What the local org does with calls of an endpoint. */
export interface OrgCalls {
  readonly administrator: readonly [OrgCall, ...OrgCall[]];
  /** The outcome of the administrator's first call for a guest, who has no records and no settings. */
  readonly guest: OrgOutcome;
}

/** The user may not make this call. */
export const denied: OrgOutcome = { error: { status: 403, errorCode: "INSUFFICIENT_ACCESS" } };

/** There is no such record, or the user may not know it. */
export const missing: OrgOutcome = { error: { status: 404, errorCode: "NOT_FOUND" } };

/** The item of a batch whose record does not exist, or which the user may not know. */
export const missingItem = { statusCode: 404, body: [{ errorCode: "NOT_FOUND" }] };

/** A record with these values. */
export const withValues = (values: Readonly<Record<string, unknown>>): object => ({
  fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
});
