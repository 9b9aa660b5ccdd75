import type { Transport, TransportRequest, TransportResponse } from "../transport/transport.ts";

/** A response, or an error to reject with. */
export type Reply = TransportResponse | Error;

/** Responses by rule, and remembers every request in order. */
export interface RecordedTransport {
  readonly transport: Transport;
  readonly requests: TransportRequest[];
  /** From now on, responses as told. */
  replyWith(reply: Reply | ((request: TransportRequest) => Reply)): void;
  /** Keeps responses back until the returned function is called. */
  hold(): () => void;
  /** Responses what comes from now on at once; what was kept back stays so. */
  letThrough(): void;
}

/** A transport for tests. Until told otherwise it responses 200 with an empty object. */
export function recordedTransport(first: Reply | ((request: TransportRequest) => Reply) = ok({})): RecordedTransport {
  const requests: TransportRequest[] = [];
  let reply = first;
  let gate = Promise.resolve();
  return {
    requests,
    transport: async (request) => {
      requests.push(request);
      const response = typeof reply === "function" ? reply(request) : reply;
      await gate;
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

/** A good response. */
export const ok = (body: unknown): TransportResponse => ({ status: 200, body });

/** A invalidConfigMessage as Salesforce words it. */
export const invalidConfigMessage = (status: number, errorCode: string, message = "Refused."): TransportResponse => ({
  status,
  body: [{ errorCode, message }],
});
