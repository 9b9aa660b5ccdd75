import { createServer, get, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { sendBody, textBody } from "./compressed-body.ts";

const text = "Een reis op maat. ".repeat(100);
const font = { plain: Buffer.from(text) };

/** What a browser with these encodings receives. */
async function receive(body: Parameters<typeof sendBody>[2], acceptEncoding: string) {
  const server = createServer((request, response) => sendBody(request, response, body, 200, {})).listen(0);
  onTestFinished(() => void server.close());
  const { port } = Object(server.address());
  const request = get({ port, headers: { "accept-encoding": acceptEncoding } });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (!response) throw new Error("There is no response.");
  return { headers: response.headers, received: await buffer(response) };
}

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["identity", undefined, (plain: Buffer) => plain],
])("a browser that accepts %s receives %s", async (accepted, encoding, decode) => {
  const { headers, received } = await receive(textBody(Buffer.from(text)), accepted);
  expect(headers).toMatchObject({ vary: "accept-encoding", "content-length": String(received.length) });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(String(decode(received))).toBe(text);
});

test("what is compressed already is sent as it is", async () => {
  const { headers, received } = await receive(font, "gzip, br");
  expect(headers).not.toHaveProperty("content-encoding");
  expect(headers).not.toHaveProperty("vary");
  expect(String(received)).toBe(text);
});
