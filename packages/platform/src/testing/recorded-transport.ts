import type { Transport, TransportRequest, TransportResponse } from "../transport.ts";

/** A response, or an error that the transport rejects with. */
export type Reply = TransportResponse | Error;

/** A transport whose responses a test controls. It records every request in order. */
export interface RecordedTransport {
  readonly transport: Transport;
  /** Without their signals. */
  readonly requests: TransportRequest[];
  /** The signal of each request. */
  readonly signals: (AbortSignal | undefined)[];
  /** Sets the response of all following requests. */
  replyWith(reply: Reply | ((request: TransportRequest) => Reply)): void;
  /** Holds responses until the returned function is called. */
  hold(): () => void;
  /** Responds to following requests immediately. Responses that are on hold stay on hold. */
  letThrough(): void;
}

/** Creates a transport for tests. By default it responds with 200 and an empty object. */
export function recordedTransport(first: Reply | ((request: TransportRequest) => Reply) = ok({})): RecordedTransport {
  const requests: TransportRequest[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  let reply = first;
  let gate = Promise.resolve();
  return {
    requests,
    signals,
    transport: async ({ signal, ...request }) => {
      requests.push(request);
      signals.push(signal);
      const response = typeof reply === "function" ? reply(request) : reply;
      await gate;
      signal?.throwIfAborted();
      if (response instanceof Error) throw response;
      return response;
    },
    replyWith(next) {
      reply = next;
    },
    hold() {
      let open = (): void => undefined;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
    letThrough() {
      gate = Promise.resolve();
    },
  };
}

/** A successful response. */
export const ok = (body: unknown): TransportResponse => ({ status: 200, body });

/** An error response as Salesforce sends it. */
export const errorResponse = (status: number, errorCode: string, message = "Rejected."): TransportResponse => ({
  status,
  body: [{ errorCode, message }],
});
