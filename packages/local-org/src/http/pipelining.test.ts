import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendTo, startTestOrg, type TestOrg } from "../testing/test-org.ts";

const page = Buffer.alloc(20_000_000, "x");
let requested: string[];
let org: TestOrg;
let client: Socket;

beforeEach(async () => {
  requested = [];
  org = await startTestOrg({
    site: {
      handle: (_request, response, { pathname }) => {
        requested.push(pathname);
        response.end(pathname.startsWith("/large") ? page : "small");
        return Promise.resolve(true);
      },
    },
  });
  client = connect(org.port, "127.0.0.1");
});
afterEach(async () => {
  client.destroy();
  await org.remove();
});

const requestsFor = (paths: readonly string[]): string =>
  paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost:${org.port}\r\n\r\n`).join("");

test("a client that sends many requests and reads nothing makes the org prepare one response", async () => {
  client.pause();
  client.write(requestsFor(Array.from({ length: 200 }, (_, index) => `/large/${index}`)));
  await vi.waitFor(() => expect(requested).toContain("/large/0"));
  // Another visitor is served meanwhile, several times: enough turns for the others to have been started.
  for (let number = 0; number < 5; number++) expect((await sendTo(org.port, "GET", "/small")).text).toBe("small");
  expect(requested.filter((path) => path.startsWith("/large"))).toEqual(["/large/0"]);
});

test("a client that reads gets every response, in order", async () => {
  const chunks: Buffer[] = [];
  client.on("data", (chunk: Buffer) => chunks.push(chunk));
  client.write(requestsFor(["/a", "/b", "/c"]));
  await vi.waitFor(() => expect(Buffer.concat(chunks).toString().match(/small/g)).toHaveLength(3));
  expect(requested).toEqual(["/a", "/b", "/c"]);
});
