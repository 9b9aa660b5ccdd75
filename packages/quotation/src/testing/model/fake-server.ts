import type { ContactRequest } from "../../model/contact-request.ts";
import type { FormOptions } from "../../model/options.ts";
import { RequestRejectedError, type Clock, type StartToken, type Submission } from "../../ports.ts";
import type { ServerMode } from "./operations.ts";

const never = <Result>(): Promise<Result> => new Promise(() => {});
const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
const tokenAge = { min: 3_000, max: 24 * 60 * 60 * 1000 } as const;
const optionsDelay = 10_000;

/** The picklists of the org. */
export const orgOptions = {
  destinations: ["Japan", "Indonesië", "Peru"].map((label) => ({ label, value: label })),
  customerSources: [{ label: "Instagram", value: "Instagram" }],
} as const satisfies FormOptions;

/** A server that stores one request per key, as the org does. */
export class FakeServer {
  mode: ServerMode = "stores";
  /** The stored requests as text, by key. */
  readonly stored = new Map<string, string>();
  /** What a correct form never submits. */
  readonly misuses: string[] = [];

  /** Of the token that may be why a try was rejected. */
  #rejectedSignature = "";
  readonly #clock: Clock;
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The picklists. They arrive late from a server that hangs. */
  async readOptions(): Promise<FormOptions> {
    if (this.mode === "isDown") throw new Error("down");
    if (this.mode === "hangs") await new Promise<void>((resolve) => void this.#clock.after(optionsDelay, resolve));
    return orgOptions;
  }

  async start(key: string): Promise<StartToken> {
    if (!isUuid(key)) this.misuses.push(`The key "${key}" is not a UUID.`);
    if (this.mode === "isDown") throw new Error("down");
    const now = this.#clock.now();
    return this.mode === "hangs" ? never() : { startedAt: now, signature: `${key}:${now}`, reference: "TD-7K3M9Q" };
  }

  async submit(request: ContactRequest, submission: Submission): Promise<void> {
    const { key } = submission;
    const answers = JSON.stringify(request);
    this.#checkToken(submission);
    if ((this.stored.get(key) ?? answers) !== answers) this.misuses.push(`The key ${key} was used for other answers.`);
    if (this.mode === "isDown") throw new Error("down");
    if (this.mode === "hangs") return never();
    if (this.mode === "rejectsOnce") {
      // As the org does for its token: before it looks for the key.
      this.mode = "stores";
      this.#rejectedSignature = submission.signature;
      throw new RequestRejectedError("rejected");
    }
    if (this.stored.has(key)) return undefined;
    this.stored.set(key, answers);
    if (this.mode === "losesResponse") throw new Error("The response was lost.");
    if (this.mode === "storesThenRejects") {
      this.mode = "rejectsOnce";
      throw new Error("The response was lost.");
    }
    return undefined;
  }

  #checkToken({ key, startedAt, signature }: Submission): void {
    const age = this.#clock.now() - startedAt;
    if (signature !== `${key}:${startedAt}`) this.misuses.push("The token belongs to another key.");
    if (signature === this.#rejectedSignature) this.misuses.push("A rejected token was submitted again.");
    if (age < tokenAge.min || age > tokenAge.max) this.misuses.push(`The token is ${age} ms old.`);
  }
}
