// JSON.parse forgets where a value was, so that a problem could not be reported with its line. Of the libraries that know it, momoa
// accepts a line break inside a text, and jsonc-parser cannot be imported in the same way in Node and by a bundler.

/** A JSON value with its location in the text. */
export type JsonNode =
  | { readonly kind: "object"; readonly offset: number; readonly members: readonly JsonMember[] }
  | { readonly kind: "list"; readonly offset: number; readonly items: readonly JsonNode[] }
  | { readonly kind: "scalar"; readonly offset: number; readonly value: string | number | boolean | null };

/** A name of an object and its value. */
export interface JsonMember {
  readonly key: string;
  /** Where the key starts. */
  readonly offset: number;
  readonly node: JsonNode;
}

/** A text that is not valid JSON. */
export class JsonError extends Error {
  readonly offset: number;
  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

const token = /\s*(?:([{}[\],:])|("(?:[^"\\\n]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true\b|false\b|null\b))/y;
const blank = /\s*/y;

/** Deeper than any page, and far from the limit of the call stack. */
const maxDepth = 200;

/**
 * Parses a JSON text.
 *
 * @throws JsonError at the first character that is not valid
 */
export function parseJsonTree(text: string): JsonNode {
  let position = 0;

  const skipBlank = (): void => {
    blank.lastIndex = position;
    blank.exec(text);
    position = blank.lastIndex;
  };

  const fail = (expected: string): never => {
    skipBlank();
    const found =
      position < text.length ? JSON.stringify(text.slice(position, position + 12).split("\n")[0]) : "the end";
    throw new JsonError(position, `The file is not valid JSON: ${expected} is expected here, but there is ${found}.`);
  };

  const read = (expected: string) => {
    skipBlank();
    token.lastIndex = position;
    const [whole, mark, string, literal] = token.exec(text) ?? [];
    if (whole === undefined) return fail(expected);
    const offset = position;
    position = token.lastIndex;
    return { offset, mark, literal: string ?? literal };
  };

  const parseLiteral = (literal: string, offset: number): string | number | boolean | null => {
    try {
      return JSON.parse(literal);
    } catch {
      throw new JsonError(offset, `The file is not valid JSON: ${literal} contains an invalid character or escape.`);
    }
  };

  /** Reads entries up to the closing mark. A comma has to be followed by another entry. */
  const readEntries = <Entry>(end: string, readEntry: () => Entry): Entry[] => {
    const entries: Entry[] = [];
    skipBlank();
    if (text[position] === end) {
      position += 1;
      return entries;
    }
    for (;;) {
      entries.push(readEntry());
      const start = position;
      const { mark } = read(`a comma or ${end}`);
      if (mark === end) return entries;
      if (mark === ",") continue;
      position = start;
      fail(`a comma or ${end}`);
    }
  };

  const readMember = (depth: number): JsonMember => {
    const start = position;
    const { offset, literal = "" } = read("a name in double quotes");
    if (!literal.startsWith('"')) {
      position = start;
      fail("a name in double quotes");
    }
    const afterName = position;
    if (read("a colon").mark !== ":") {
      position = afterName;
      fail("a colon");
    }
    return { key: String(parseLiteral(literal, offset)), offset, node: readValue(depth) };
  };

  const readValue = (depth: number): JsonNode => {
    const start = position;
    const { offset, mark, literal } = read("a value");
    if (depth > maxDepth) throw new JsonError(offset, `The file is nested more than ${maxDepth} levels deep.`);
    if (literal !== undefined) return { kind: "scalar", offset, value: parseLiteral(literal, offset) };
    if (mark === "{") return { kind: "object", offset, members: readEntries("}", () => readMember(depth + 1)) };
    if (mark === "[") return { kind: "list", offset, items: readEntries("]", () => readValue(depth + 1)) };
    position = start;
    return fail("a value");
  };

  const root = readValue(0);
  skipBlank();
  if (position < text.length) fail("the end of the file");
  return root;
}

/** The last member of a name: the one that counts when a name occurs twice. */
export const memberOf = (node: JsonNode | undefined, key: string): JsonMember | undefined =>
  membersOf(node).findLast((member) => member.key === key);

export const membersOf = (node: JsonNode | undefined): readonly JsonMember[] =>
  node?.kind === "object" ? node.members : [];

/** The first member with a key, at any depth. */
export const findMember = (node: JsonNode | undefined, key: string): JsonMember | undefined =>
  memberOf(node, key) ??
  membersOf(node)
    .map((member) => findMember(member.node, key))
    .find((member) => member !== undefined);

export const itemsOf = (node: JsonNode | undefined): readonly JsonNode[] => (node?.kind === "list" ? node.items : []);

/** The text of a member; empty for anything else. */
export function textOf(node: JsonNode | undefined, key: string): string {
  const value = memberOf(node, key)?.node;
  return value?.kind === "scalar" && typeof value.value === "string" ? value.value : "";
}

/** The value that JSON.parse would return. */
export function valueOf(node: JsonNode): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(valueOf);
  return Object.fromEntries(node.members.map(({ key, node: value }) => [key, valueOf(value)]));
}
