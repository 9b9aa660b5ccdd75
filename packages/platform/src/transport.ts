export type HttpMethod = "GET" | "POST" | "PATCH" | "DELETE";

/** One request, without host and session. */
export interface TransportRequest {
  readonly method: HttpMethod;
  /** Absolute path without query, for example `/services/data/v63.0/ui-api/object-info/Contact_Request__c`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as multipart form data instead of a JSON body, for files. */
  readonly parts?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A response with any status. */
export interface TransportResponse {
  readonly status: number;
  /** The reason phrase; empty over HTTP/2. */
  readonly statusText?: string;
  /** The parsed JSON; undefined if the response is empty. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request to Salesforce. Resolves for every HTTP status; rejects only without a readable response. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
