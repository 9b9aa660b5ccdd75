import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

type Numbers<Key extends string> = Readonly<Record<Key, number>>;

const hasNumbers = <Key extends string>(value: unknown, keys: readonly Key[]): value is Numbers<Key> =>
  typeof value === "object" && value !== null && keys.every((key) => typeof Reflect.get(value, key) === "number");

/** A process of its own that answers questions with numbers. */
export class Child {
  readonly #process: ChildProcess;
  readonly #file: string;

  /** @param file a TypeScript file in this folder */
  constructor(file: string, ...parameters: string[]) {
    this.#file = file;
    this.#process = fork(fileURLToPath(new URL(file, import.meta.url)), parameters);
  }

  /**
   * Waits for the next answer.
   *
   * @throws Error when the process ends instead, or answers something else
   */
  async receive<Key extends string>(...keys: readonly Key[]): Promise<Numbers<Key>> {
    const ending = new AbortController();
    const ended = once(this.#process, "exit", ending).then(([code]) => {
      throw new Error(`${this.#file} ended with code ${code} before it answered; its own message is above.`);
    });
    const received = once(this.#process, "message", ending);
    try {
      const [answer]: unknown[] = await Promise.race([received, ended]);
      if (hasNumbers(answer, keys)) return answer;
      throw new Error(`${this.#file} answered without ${keys.join(" and ")}.`);
    } finally {
      ending.abort();
      await Promise.allSettled([received, ended]);
    }
  }

  /** Asks something and waits for the answer. */
  async ask<Key extends string>(question: object, ...keys: readonly Key[]): Promise<Numbers<Key>> {
    const answer = this.receive(...keys);
    this.#process.send(question);
    return answer;
  }

  /** Lets the process end; it does so when nobody asks any more. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || !this.#process.connected) return;
    const ended = once(this.#process, "exit");
    this.#process.disconnect();
    await ended;
  }
}
