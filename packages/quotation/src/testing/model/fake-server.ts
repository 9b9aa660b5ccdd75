import { RequestRejectedError, type StartToken, type Submission } from "../../ports.ts";
import type { ContactRequest } from "../../model/contact-request.ts";
import type { ServerMode } from "./operations.ts";

const never = <Result>(): Promise<Result> => new Promise(() => {});

/** A server that stores one request per key, as the org does. */
export class FakeServer {
  mode: ServerMode = "stores";
  /** The stored requests as text, by key. */
  readonly stored = new Map<string, string>();

  readonly #now: () => number;
  constructor(now: () => number) {
    this.#now = now;
  }

  async start(key: string): Promise<StartToken> {
    if (this.mode === "isDown") throw new Error("down");
    return this.mode === "hangs" ? never() : { startedAt: this.#now(), signature: `${key}:${this.#now()}` };
  }

  async submit(request: ContactRequest, { key, startedAt, signature }: Submission): Promise<void> {
    if (this.mode === "isDown") throw new Error("down");
    if (this.mode === "hangs") return never();
    const age = this.#now() - startedAt;
    const isGenuine = signature === `${key}:${startedAt}` && age >= 3_000 && age <= 24 * 60 * 60 * 1000;
    const answers = JSON.stringify(request);
    const isOther = this.stored.has(key) && this.stored.get(key) !== answers;
    if (this.mode === "rejects" || !isGenuine || isOther) throw new RequestRejectedError("rejected");
    this.stored.set(key, answers);
    if (this.mode === "losesResponse") throw new Error("The response was lost.");
  }
}
