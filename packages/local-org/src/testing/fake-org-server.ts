import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { listen, stopListening } from "../http/listening.ts";

/** A request that the fake received. */
export interface RecordedRequest {
  method: string | undefined;
  /** Path and query. */
  target: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A response of the fake. */
export interface FakeResponse {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A server that responds like a real org or site, and records what it received. */
export interface FakeOrgServer {
  url: string;
  requests: RecordedRequest[];
  close(): Promise<void>;
}

/**
 * Starts a fake org on a free port of this computer.
 *
 * @param respond returns the response, by path and query
 */
export async function startFakeOrgServer(respond: (target: string) => FakeResponse): Promise<FakeOrgServer> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method, url: target, headers } = request;
    requests.push({ method, target, headers, body: await text(request) });
    const { status, headers: extraHeaders, body } = respond(target ?? "");
    const allHeaders = { "content-type": "application/json", "set-cookie": "sid=secret", ...extraHeaders };
    response.writeHead(status, allHeaders).end(body === undefined ? "" : JSON.stringify(body));
  });
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}`, requests, close: () => stopListening(server) };
}
