export type HttpMethod = "GET" | "POST" | "PATCH" | "DELETE";

/** One call, free of hosts and sessions. */
export interface TransportRequest {
  readonly method: HttpMethod;
  /** Absolute path without query, for example `/services/data/v63.0/ui-api/object-info/Contact_Request__c`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a definition of several parts, a file among them, in place of a JSON body. */
  readonly parts?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** What came back, whatever its status. */
export interface TransportResponse {
  readonly status: number;
  /** The words beside the status; HTTP/2 has none. */
  readonly statusText?: string;
  /** The parsed JSON; undefined when the response was empty. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Takes a call to Salesforce. Resolves for every HTTP status; rejects only when there is no readable response. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
