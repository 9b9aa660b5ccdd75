import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { listen, stopListening } from "../http/listening.ts";

/** A call that the stand-in got. */
export interface RecordedCall {
  method: string | undefined;
  /** Path and query. */
  target: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the stand-in answers with. */
export interface StandInAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Something that answers in place of a real org or site, and keeps what it was asked. */
export interface StandInOrg {
  url: string;
  calls: RecordedCall[];
  close(): Promise<void>;
}

/**
 * Starts a stand-in on a free port of this machine.
 *
 * @param answerTo what to answer, by path and query
 */
export async function startStandInOrg(answerTo: (target: string) => StandInAnswer): Promise<StandInOrg> {
  const calls: RecordedCall[] = [];
  const server = createServer(async (request, response) => {
    const { method, url: target, headers } = request;
    calls.push({ method, target, headers, body: await text(request) });
    const answer = answerTo(target ?? "");
    const json = { "content-type": "application/json", "set-cookie": "sid=secret", ...answer.headers };
    response.writeHead(answer.status, json).end(answer.body === undefined ? "" : JSON.stringify(answer.body));
  });
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}`, calls, close: () => stopListening(server) };
}
