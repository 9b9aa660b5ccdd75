// A fake server on an unreliable connection: tests settle each of its responses.
import { vi } from "vitest";
import type { StoredText } from "../../contract/responses.ts";

/** What happens to a request: its response comes, breaks off or gets lost on the way back, or the request never arrives. It may arrive twice. */
export type Outcome = "responded" | "doubled" | "broken" | "lost" | "undelivered";

interface WaitingRequest {
  method: string;
  isDraft: boolean;
  settle(outcome: Outcome): void;
}

/** A server with one page, and what is stored there. */
export interface SlowServer {
  file: StoredText;
  /** The draft of the window; undefined without one. */
  draft: string | undefined;
  /** What was in the file before, and what it is. */
  readonly texts: string[];
  readonly waiting: WaitingRequest[];
  /** Ends the next request that waits. Without one, nothing happens. */
  settle(outcome?: Outcome): Promise<void>;
  /** Ends every request that waits, and what follows from it. */
  settleAll(): Promise<void>;
  /** Another person saves. */
  replace(text: string): void;
}

const hashOf = (text: string): string => `hash of ${text}`;

/** Stubs `fetch` until the test ends. */
export function createSlowServer(text: string): SlowServer {
  const server: SlowServer = {
    file: { text, hash: hashOf(text) },
    draft: undefined,
    texts: [text],
    waiting: [],
    async settle(outcome = "responded") {
      // What was asked for just now is sent first.
      await vi.advanceTimersByTimeAsync(0);
      server.waiting.shift()?.settle(outcome);
      await vi.advanceTimersByTimeAsync(0);
    },
    async settleAll() {
      do {
        await server.settle();
        await vi.advanceTimersByTimeAsync(1_000);
      } while (server.waiting.length > 0);
    },
    replace(next) {
      server.file = { text: next, hash: hashOf(next) };
      server.texts.push(next);
    },
  };
  const json = (status: number, body: object = {}): Response =>
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  const handle = (method: string, isDraft: boolean, body: Record<string, string>): Response => {
    if (isDraft) {
      server.draft = method === "DELETE" ? undefined : body.text;
      return json(200);
    }
    if (body.hash !== server.file.hash) return json(409, { message: "changed", current: server.file });
    server.replace(body.text ?? "");
    return json(200, { hash: server.file.hash });
  };
  vi.stubGlobal("fetch", (address: string, { method = "GET", body = "{}" }: { method?: string; body?: string }) => {
    const isDraft = address.includes("/drafts/");
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    server.waiting.push({
      method,
      isDraft,
      settle(outcome) {
        if (outcome === "undelivered") return reject(new TypeError("Failed to fetch"));
        const first = handle(method, isDraft, JSON.parse(body));
        if (outcome === "lost") return reject(new TypeError("Failed to fetch"));
        if (outcome === "broken") return resolve(new Response("{", { headers: first.headers }));
        resolve(outcome === "doubled" ? handle(method, isDraft, JSON.parse(body)) : first);
      },
    });
    return promise;
  });
  return server;
}
