import { afterEach, beforeEach, expect, test } from "vitest";
import { noContent } from "../http/response.ts";
import { signIn, signInPath } from "../testing/sign-in.ts";
import { startTestOrg, type TestOrg } from "../testing/test-org.ts";

let org: TestOrg;
beforeEach(async () => {
  const methods = ["GET", "PUT"] as const;
  const routes = methods.map((method) => ({ method, pattern: "/org/tool", handle: () => noContent }));
  org = await startTestOrg({ administratorArea: { title: "Gereedschap", startPage: "/org/tool", routes } });
});
afterEach(() => org.remove());

test("signing in leads to the tool", async () => {
  expect((await org.send("GET", signInPath(org))).headers).toMatchObject({ location: "/org/tool" });
});

test("only the browser that signed in can use it", async () => {
  expect((await org.send("GET", "/org/tool")).status).toBe(401);
  expect((await org.send("GET", "/org/tool", { administrator: true })).status).toBe(401);
  const cookie = await signIn(org);
  expect((await org.send("GET", "/org/tool", { headers: { cookie } })).status).toBe(204);
});

test("a write must come from a page of this server", async () => {
  const cookie = await signIn(org);
  const write = async (headers: Record<string, string>): Promise<number> =>
    (await org.send("PUT", "/org/tool", { headers: { cookie, host: `localhost:${org.port}`, ...headers } })).status;
  expect(await write({})).toBe(403);
  expect(await write({ origin: "http://localhost:1" })).toBe(403);
  expect(await write({ origin: `http://127.0.0.1:${org.port}` })).toBe(403);
  expect(await write({ origin: `http://localhost:${org.port}` })).toBe(204);
});

test("the administrator's pages link to the tool", async () => {
  const cookie = await signIn(org);
  const { text } = await org.send("GET", "/org/requests", { headers: { cookie } });
  expect(text).toContain('href="/org/tool">Gereedschap</a>');
});
