import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The source of one Apex class, and what the parity check looks up in it. */
export class ApexSource {
  readonly #file: string;
  readonly #text: string;

  constructor(folder: string, className: string) {
    this.#file = `${className}.cls`;
    this.#text = readFileSync(join(folder, this.#file), "utf8");
  }

  /**
   * Returns the groups of each match.
   *
   * @throws Error when there is none: a rule that is written in another way must not be skipped
   */
  matches(pattern: RegExp): string[][] {
    const found = [...this.#text.matchAll(pattern)].map(([, ...groups]) => groups);
    if (found.length > 0) return found;
    throw new Error(
      `${this.#file} has no match for ${pattern.source}, so it cannot be compared. ` +
        "Update scripts/check/parity/sides.ts to the way it is written now.",
    );
  }

  /** The first group of the first match. */
  text(pattern: RegExp): string {
    return this.matches(pattern)[0]?.[0] ?? "";
  }

  number(pattern: RegExp): number {
    return Number(this.text(pattern));
  }

  /** The value of `Integer NAME = 1;`. */
  constant(name: string): number {
    return this.number(new RegExp(String.raw`\b${name} = ([\d.]+)`, "g"));
  }

  /** The value of `String NAME = '…';`, unescaped. */
  string(name: string): string {
    return unescape(this.text(new RegExp(String.raw`\bString ${name} = '(.*)';`, "g")));
  }
}

/** Unescapes the backslashes of an Apex string. */
const unescape = (literal: string): string => literal.replaceAll("\\\\", "\\");
