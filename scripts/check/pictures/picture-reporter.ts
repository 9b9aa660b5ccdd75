import { stripVTControlCharacters } from "node:util";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { outputFolder } from "./stories.ts";

/** What a comparison says about two pictures. */
const difference = /Expected an image .+|\d+ pixels .+|A snapshot doesn't exist/u;

/** Prints one line per picture that differs, and how many stories are equal. */
export default class PictureReporter implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0, timedOut: 0, interrupted: 0 };

  onTestEnd({ title }: TestCase, { status, errors }: TestResult): void {
    this.#counts[status] += 1;
    for (const { message = "" } of errors) {
      const text = stripVTControlCharacters(message);
      const mode = /^Error: (\w+)\n/u.exec(text)?.[1];
      const problem = difference.exec(text)?.[0];
      console.error(mode && problem ? `${title}, ${mode}: ${problem}` : `${title}: ${text}`);
    }
  }

  onStdOut(text: string | Buffer): void {
    process.stdout.write(text);
  }

  onError({ message = "" }: { message?: string }): void {
    console.error(message);
  }

  onEnd({ status, duration }: FullResult): void {
    const counts = Object.entries(this.#counts).filter(([, count]) => count > 0);
    console.log(`${counts.map(([name, count]) => `${count} ${name}`).join(", ")} (${Math.round(duration / 1000)} s)`);
    if (status !== "passed") console.log(`Expected, actual and different pixels: ${outputFolder}/results`);
  }
}
