import type { IncomingMessage } from "node:http";
import { OrgError } from "../errors.ts";

/** Maximum size of a request body, in bytes. */
const bodyLimit = 1_000_000;
/** Bytes beyond the limit that are still received, because clients read a response only after they have sent the body. */
const excess = 16_000_000;
/** Maximum nesting of a body; valid ones have at most four levels. */
const depthLimit = 32;

const decoder = new TextDecoder("utf-8", { fatal: true });

const malformed = (reason: string): OrgError =>
  new OrgError(400, "JSON_PARSER_ERROR", `The body cannot be read as JSON: ${reason}.`);

const tooLarge = (limit: number): OrgError =>
  new OrgError(
    413,
    "REQUEST_ENTITY_TOO_LARGE",
    `The body is larger than ${limit / 1_000_000} MB; send less in one request.`,
  );

/**
 * Reads the request's body.
 *
 * @param limit maximum size in bytes
 * @throws OrgError 413 `REQUEST_ENTITY_TOO_LARGE`, 400 when the connection ends before the body does
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks = [];
      if (size > limit + excess) request.destroy();
    });
    request.on("end", () => (size > limit ? reject(tooLarge(limit)) : resolve(Buffer.concat(chunks))));
    request.on("close", () => {
      if (!request.complete) reject(malformed("the connection ended before the body was complete"));
    });
  });
}

/**
 * Rejects keys that name an object's prototype. Handlers read keys they know and never copy unknown ones; this
 * also protects later handlers that copy them.
 */
function rejectUnsafe(value: unknown, depth = 0): void {
  if (typeof value !== "object" || value === null) return;
  if (depth > depthLimit) throw malformed("it is nested too deeply");
  if (Object.hasOwn(value, "__proto__")) throw malformed('the key "__proto__" is not allowed');
  for (const child of Object.values(value)) rejectUnsafe(child, depth + 1);
}

/**
 * Reads a text as JSON.
 *
 * @throws OrgError 400 `JSON_PARSER_ERROR`
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed(text === "" ? "it is empty" : "check quotes, commas and brackets");
  }
  rejectUnsafe(value);
  return value;
}

/**
 * Reads the request's body as JSON.
 *
 * @throws OrgError 400 `JSON_PARSER_ERROR`, 413 `REQUEST_ENTITY_TOO_LARGE` above 1 MB
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, bodyLimit);
  let text: string;
  try {
    text = decoder.decode(body);
  } catch {
    throw malformed("it is not UTF-8");
  }
  return parseJson(text);
}
