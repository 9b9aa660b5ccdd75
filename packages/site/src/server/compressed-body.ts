// Response bodies, compressed when a browser first asks for them and sent in an encoding that it accepts.
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Higher values compress pages by 2 % more, but take three times as long. */
const brotliQuality = 10;

const encodings = ["br", "gzip"] as const;

type Encoding = (typeof encodings)[number];

const encoders: Readonly<Record<Encoding, (plain: Buffer) => Buffer>> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (plain) => gzipSync(plain, { level: 9 }),
};

/** A response body. */
export interface Body {
  plain: Buffer;
  /** Returns the same content in an encoding. Missing for content that is compressed already, such as a font. */
  encode?(encoding: Encoding): Buffer;
}

/** A text as a body. It is compressed once per encoding, which takes about 30 ms for a page. */
export function textBody(plain: Buffer): Body {
  const encoded: Partial<Record<Encoding, Buffer>> = {};
  return { plain, encode: (encoding) => (encoded[encoding] ??= encoders[encoding](plain)) };
}

function accepts(request: IncomingMessage, encoding: Encoding): boolean {
  return new RegExp(String.raw`\b${encoding}\b`).test(String(request.headers["accept-encoding"]));
}

/** Sends a body in the best encoding that the browser accepts. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  { plain, encode }: Body,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  const encoding = encode && encodings.find((name) => accepts(request, name));
  const body = encode && encoding ? encode(encoding) : plain;
  response.writeHead(status, {
    ...headers,
    ...(encode && { vary: "accept-encoding" }),
    ...(encoding && { "content-encoding": encoding }),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
