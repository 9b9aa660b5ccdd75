import type { Transport, TransportRequest, TransportResponse } from "../transport/transport.ts";

/** An answer, or an error to reject with. */
export type Reply = TransportResponse | Error;

/** Answers by rule, and remembers every request in order. */
export interface RecordedTransport {
  readonly transport: Transport;
  readonly requests: TransportRequest[];
  /** From now on, answers as told. */
  replyWith(reply: Reply | ((request: TransportRequest) => Reply)): void;
  /** Keeps answers back until the returned function is called. */
  hold(): () => void;
  /** Answers what comes from now on at once; what was kept back stays so. */
  letThrough(): void;
}

/** A transport for tests. Until told otherwise it answers 200 with an empty object. */
export function recordedTransport(first: Reply | ((request: TransportRequest) => Reply) = ok({})): RecordedTransport {
  const requests: TransportRequest[] = [];
  let reply = first;
  let gate = Promise.resolve();
  return {
    requests,
    transport: async (request) => {
      requests.push(request);
      const answer = typeof reply === "function" ? reply(request) : reply;
      await gate;
      if (answer instanceof Error) throw answer;
      return answer;
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

/** A good answer. */
export const ok = (body: unknown): TransportResponse => ({ status: 200, body });

/** A refusal as Salesforce words it. */
export const refusal = (status: number, errorCode: string, message = "Refused."): TransportResponse => ({
  status,
  body: [{ errorCode, message }],
});
