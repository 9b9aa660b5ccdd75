import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLocalOrg, type LocalOrgOptions } from "../create-local-org.ts";
import { pathOf, uiApi } from "../testing/paths.ts";
import { signIn, signInPath } from "../testing/sign-in.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { realForceApp, sendTo, startTestOrg, type TestOrg } from "../testing/test-org.ts";

let org: TestOrg;
beforeEach(async () => {
  org = await startTestOrg();
});
afterEach(() => org.remove());

describe("the one-time link", () => {
  test("signs the browser in and leads to the requests", async () => {
    const response = await org.send("GET", signInPath(org));
    expect(response).toMatchObject({ status: 303, headers: { location: "/org/requests" } });
    expect(response.headers["set-cookie"]).toEqual([
      expect.stringMatching(new RegExp(`^org_session_${org.port}=[\\w-]{43}; HttpOnly; SameSite=Lax; Path=/org$`)),
    ]);
  });

  test("works once, and leads a browser that is signed in to the requests", async () => {
    const cookie = await signIn(org);
    const response = await org.send("GET", signInPath(org));
    expect(response).toMatchObject({ status: 401, text: expect.stringContaining("al gebruikt") });
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(await org.send("GET", signInPath(org), { headers: { cookie } })).toMatchObject({
      status: 303,
      headers: { location: "/org/requests" },
    });
  });

  test("is not used up by HEAD, which link checkers send", async () => {
    const head = await org.send("HEAD", signInPath(org));
    expect(head.status).toBe(200);
    expect(head.headers["set-cookie"]).toBeUndefined();
    expect((await org.send("GET", signInPath(org))).status).toBe(303);
  });

  test.each(["", "?code=", "?code=wrong", `?code=${"x".repeat(43)}`])(
    "is rejected as %j, and stays valid",
    async (query) => {
      expect((await org.send("GET", `/org/sign-in${query}`)).status).toBe(401);
      expect((await org.send("GET", signInPath(org))).status).toBe(303);
    },
  );
});

test("a browser stays signed in when the org starts again with the same data, and not with other data", async () => {
  const data = { forceApp: realForceApp, dataDir: temporaryFolder() };
  const first = await createLocalOrg({ ...data, port: 0 });
  const { port } = first;
  const link = await sendTo(port, "GET", first.adminLink.slice(first.url.length));
  const headers = { cookie: link.headers["set-cookie"]?.[0]?.split(";")[0] ?? "" };
  await first.close();
  const statusAfter = async (options: Partial<LocalOrgOptions>): Promise<number> => {
    const again = await createLocalOrg({ ...data, port, ...options });
    const { status } = await sendTo(port, "GET", "/org/requests", { headers });
    await again.close();
    return status;
  };
  expect(await statusAfter({})).toBe(200);
  expect(await statusAfter({ reset: true })).toBe(401);
});

test("two orgs of one computer do not sign each other out", async () => {
  const other = await startTestOrg();
  // Browsers send the cookies of all ports of a host.
  const headers = { cookie: `${await signIn(org)}; ${await signIn(other)}` };
  for (const each of [org, other]) expect((await each.send("GET", "/org/requests", { headers })).status).toBe(200);
  await other.remove();
});

describe("the admin pages", () => {
  test("are shown to the browser that signed in, and are not cached", async () => {
    await org.createRequest();
    const response = await org.send("GET", "/org/requests", { headers: { cookie: `other=1; ${await signIn(org)}` } });
    expect(response).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    expect(response.text).toContain("OA-000001");
  });

  test.each(["", "NAME=", `NAME=${"x".repeat(43)}`])("are denied with the cookie %j", async (template) => {
    const cookie = template.replace("NAME", `org_session_${org.port}`);
    const response = await org.send("GET", "/org/requests", { headers: { cookie } });
    expect(response).toMatchObject({ status: 401, text: expect.stringContaining("niet aangemeld") });
  });

  test("are denied with the API's token, and the cookie opens nothing of the API", async () => {
    expect((await org.send("GET", "/org/requests", { administrator: true })).status).toBe(401);
    const id = await org.createRequest();
    const headers = { cookie: await signIn(org) };
    const response = await org.send("GET", `${uiApi}/records/${id}?fields=${pathOf("LastName__c")}`, { headers });
    expect(response.status).toBe(404);
  });
});
