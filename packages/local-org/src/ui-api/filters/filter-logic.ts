import type { RecordFilter } from "../../records/record-filter.ts";
import { invalidParameter } from "../paging.ts";

const maxLength = 1000;

const malformed = (reason: string): Error =>
  invalidParameter(`The filter logic cannot be read: ${reason}. Write it like (1 OR 2) AND 3.`);

/** Reads a filter logic such as `(1 OR 2) AND NOT 3`; AND binds closer than OR. */
class LogicReader {
  readonly #words: readonly string[];
  readonly #filters: readonly RecordFilter[];
  #at = 0;

  constructor(logic: string, filters: readonly RecordFilter[]) {
    if (logic.length > maxLength) throw malformed(`it is longer than ${maxLength} characters`);
    this.#words = logic.match(/\d+|[A-Za-z]+|\S/g) ?? [];
    this.#filters = filters;
  }

  read(): RecordFilter {
    const filter = this.#any();
    if (this.#at < this.#words.length) throw malformed(`"${this.#words[this.#at]}" does not belong there`);
    return filter;
  }

  #takes(word: string): boolean {
    const isWord = this.#words[this.#at]?.toUpperCase() === word;
    if (isWord) this.#at++;
    return isWord;
  }

  #any(): RecordFilter {
    const filters = [this.#all()];
    while (this.#takes("OR")) filters.push(this.#all());
    return { any: filters };
  }

  #all(): RecordFilter {
    const filters = [this.#one()];
    while (this.#takes("AND")) filters.push(this.#one());
    return { all: filters };
  }

  #one(): RecordFilter {
    if (this.#takes("NOT")) return { not: this.#one() };
    if (this.#takes("(")) {
      const filter = this.#any();
      if (!this.#takes(")")) throw malformed("a bracket is not closed");
      return filter;
    }
    const word = this.#words[this.#at++] ?? "";
    const filter = this.#filters[Number(word) - 1];
    if (!filter) throw malformed(word === "" ? "it ends too early" : `there is no condition ${word}`);
    return filter;
  }
}

/**
 * Combines numbered conditions.
 *
 * @param logic for example `(1 OR 2) AND 3`, counted from 1; `null` for all of them
 * @throws OrgError 400 `INVALID_PARAMETER_VALUE`
 */
export function combine(filters: readonly RecordFilter[], logic: string | null): RecordFilter {
  return logic === null || logic.trim() === "" ? { all: filters } : new LogicReader(logic, filters).read();
}
