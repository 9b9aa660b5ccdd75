// A fake server on an unreliable connection: tests settle each of its responses.
import { vi } from "vitest";
import type { StoredText, WrittenDraft } from "../../contract/responses.ts";

/**
 * What happens to a request: its response comes, breaks off or gets lost on the way back, or the request never arrives. It may arrive
 * twice, or before those that were sent earlier.
 */
export const outcomes = ["responded", "doubled", "broken", "lost", "undelivered", "overtaking"] as const;
export type Outcome = (typeof outcomes)[number];

interface WaitingRequest {
  method: string;
  isDraft: boolean;
  /** What is sent. */
  text: string;
  settle(outcome: Outcome): void;
}

/** A server with one page, and what is stored there. */
export interface SlowServer {
  file: StoredText;
  /** The draft of the window; undefined without one. */
  draft: WrittenDraft | undefined;
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

/** Each text has a hash of its own, also if it was there before. */
const hashOf = (text: string, count: number): string => `${count} ${text}`;

/** Stubs `fetch` until the test ends. */
export function createSlowServer(text: string): SlowServer {
  /** What the window saved last, and the file that it was based on. */
  let saved: { from: string; file: StoredText } | undefined;
  const server: SlowServer = {
    file: { text, hash: hashOf(text, 0) },
    draft: undefined,
    texts: [text],
    waiting: [],
    async settle(outcome = "responded") {
      // What was asked for just now is sent first.
      await vi.advanceTimersByTimeAsync(0);
      const request = outcome === "overtaking" ? server.waiting.pop() : server.waiting.shift();
      request?.settle(outcome);
      await vi.advanceTimersByTimeAsync(0);
    },
    async settleAll() {
      do {
        await server.settle();
        await vi.advanceTimersByTimeAsync(1_000);
      } while (server.waiting.length > 0);
    },
    replace(next) {
      server.file = { text: next, hash: hashOf(next, server.texts.length) };
      server.texts.push(next);
    },
  };
  const json = (status: number, body: object = {}): Response =>
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  const writeDraft = ({ text: typed, hash, base }: WrittenDraft): void => {
    // The window does not know yet that its save succeeded.
    const basis = saved?.from === hash ? { hash: saved.file.hash, base: saved.file.text } : { hash, base };
    server.draft = { text: typed, ...basis };
  };
  const handle = (
    method: string,
    isDraft: boolean,
    { text: sent = "", hash = "", base = "" }: WrittenDraft,
  ): Response => {
    if (isDraft && method === "DELETE") saved = server.draft = undefined;
    else if (isDraft) writeDraft({ text: sent, hash, base });
    else if (hash !== server.file.hash) return json(409, { message: "changed", current: server.file });
    else {
      server.replace(sent);
      saved = { from: hash, file: server.file };
      if (server.draft?.text === sent) server.draft = undefined;
      else if (server.draft) writeDraft(server.draft);
      return json(200, { hash: server.file.hash });
    }
    return json(200);
  };
  vi.stubGlobal("fetch", (address: string, { method = "GET", body = "{}" }: { method?: string; body?: string }) => {
    const isDraft = address.includes("/drafts/");
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const sent: WrittenDraft = JSON.parse(body);
    server.waiting.push({
      method,
      isDraft,
      text: sent.text,
      settle(outcome) {
        if (outcome === "undelivered") return reject(new TypeError("Failed to fetch"));
        const first = handle(method, isDraft, sent);
        if (outcome === "lost") return reject(new TypeError("Failed to fetch"));
        if (outcome === "broken") return resolve(new Response("{", { headers: first.headers }));
        resolve(outcome === "doubled" ? handle(method, isDraft, sent) : first);
      },
    });
    return promise;
  });
  return server;
}
