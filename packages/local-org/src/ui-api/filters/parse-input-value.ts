import { invalidParameter } from "../paging.ts";

/** A value as GraphQL writes input: like JSON, with names that need no quotes. */
export type InputValue = string | number | boolean | null | InputValue[] | Map<string, InputValue>;

/** Maximum length and nesting of a filter. */
const maxLength = 10_000;
const maxDepth = 20;

/** One word of the text: a mark, a string, a number or a name. Commas are blanks, as in GraphQL. */
const tokens = /[\s,]*(?:([{}[\]:])|("(?:[^"\\\n]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])|([A-Za-z_]\w*))/y;

interface Token {
  kind: "mark" | "string" | "number" | "name" | "end";
  text: string;
}

const malformed = (reason: string): Error =>
  invalidParameter(`The filter cannot be read: ${reason}. Write it like { and: [ { City__c: { eq: "Delft" } } ] }.`);

function tokenize(text: string): Token[] {
  if (text.length > maxLength) throw malformed(`it is longer than ${maxLength} characters`);
  const found: Token[] = [];
  tokens.lastIndex = 0;
  for (let at = 0; /[^\s,]/.test(text.slice(at)); at = tokens.lastIndex) {
    const match = tokens.exec(text);
    if (!match) throw malformed(`character ${at + 1} does not belong there`);
    const [, mark, string, number, name] = match;
    if (mark !== undefined) found.push({ kind: "mark", text: mark });
    else if (string !== undefined) found.push({ kind: "string", text: string });
    else if (number !== undefined) found.push({ kind: "number", text: number });
    else found.push({ kind: "name", text: name ?? "" });
  }
  return found;
}

function readString(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    throw malformed("a string contains an escape that does not exist");
  }
}

const names: ReadonlyMap<string, InputValue> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(found: readonly Token[]) {
    this.#tokens = found;
  }

  /** Reads the text as one value. */
  read(): InputValue {
    const value = this.#value(0);
    if (this.#at < this.#tokens.length) throw malformed("something follows its end");
    return value;
  }

  #next(): Token {
    return this.#tokens[this.#at++] ?? { kind: "end", text: "" };
  }

  /** Whether the next token is this mark; then it is taken. */
  #takes(mark: string): boolean {
    const token = this.#tokens[this.#at];
    const isMark = token?.kind === "mark" && token.text === mark;
    if (isMark) this.#at++;
    return isMark;
  }

  #value(depth: number): InputValue {
    if (depth > maxDepth) throw malformed("it is nested too deeply");
    if (this.#takes("{")) return this.#object(depth);
    if (this.#takes("[")) return this.#list(depth);
    const { kind, text } = this.#next();
    if (kind === "string") return readString(text);
    if (kind === "number") return Number(text);
    const value = kind === "name" ? (names.get(text) ?? (names.has(text) ? null : text)) : undefined;
    if (value === undefined) throw malformed(kind === "end" ? "it ends too early" : `"${text}" is no value`);
    return value;
  }

  #list(depth: number): InputValue[] {
    const items: InputValue[] = [];
    while (!this.#takes("]")) items.push(this.#value(depth + 1));
    return items;
  }

  #object(depth: number): Map<string, InputValue> {
    const entries = new Map<string, InputValue>();
    while (!this.#takes("}")) {
      const { kind, text } = this.#next();
      if (kind !== "name" || !this.#takes(":")) throw malformed("a name with a colon is missing");
      if (entries.has(text)) throw malformed(`${text} occurs twice`);
      entries.set(text, this.#value(depth + 1));
    }
    return entries;
  }
}

/**
 * Reads a text as GraphQL writes input values.
 *
 * @example parseInputValue('{ City__c: { eq: "Delft" } }')
 * @throws OrgError 400 `INVALID_PARAMETER_VALUE` saying what is wrong with it
 */
export const parseInputValue = (text: string): InputValue => new Reader(tokenize(text)).read();
