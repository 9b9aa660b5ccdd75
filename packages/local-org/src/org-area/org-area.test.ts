import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createRequest, pathOf, uiApi } from "../testing/paths.ts";
import { startTestOrg, type TestOrg } from "../testing/test-org.ts";

let org: TestOrg;
beforeEach(async () => {
  org = await startTestOrg();
});
afterEach(() => org.remove());

const linkPath = (): string => org.adminLink.slice(org.url.length);

/** Opens the one-time link and gives the cookie as the browser sends it back. */
async function signIn(): Promise<string> {
  const answer = await org.send("GET", linkPath());
  return String(answer.headers["set-cookie"]?.[0]).split(";")[0] ?? "";
}

describe("the one-time link", () => {
  test("signs the browser in and leads to the requests", async () => {
    const answer = await org.send("GET", linkPath());
    expect(answer).toMatchObject({ status: 303, headers: { location: "/org/requests" } });
    expect(answer.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^org_session=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/org$/),
    ]);
  });

  test("works once", async () => {
    await signIn();
    const answer = await org.send("GET", linkPath());
    expect(answer).toMatchObject({ status: 401, text: expect.stringContaining("al gebruikt") });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test.each(["", "?code=", "?code=wrong", `?code=${"x".repeat(43)}`])(
    "is refused as %j, and stays good",
    async (query) => {
      expect((await org.send("GET", `/org/sign-in${query}`)).status).toBe(401);
      expect((await org.send("GET", linkPath())).status).toBe(303);
    },
  );
});

describe("the org's own pages", () => {
  test("are shown to the browser that signed in, under a policy that runs no script", async () => {
    await createRequest(org, { LastName__c: "<script>alert(1)</script>" });
    const answer = await org.send("GET", "/org/requests", { headers: { cookie: `other=1; ${await signIn()}` } });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'nonce-[\w+/=]{24}'/);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.text).toContain("OA-000001");
    expect(answer.text).not.toContain("<script>alert");
  });

  test.each(["", "org_session=", `org_session=${"x".repeat(43)}`])("are refused with the cookie %j", async (cookie) => {
    const answer = await org.send("GET", "/org/requests", { headers: { cookie } });
    expect(answer).toMatchObject({ status: 401, text: expect.stringContaining("niet aangemeld") });
  });

  test("are refused to the API's token, and the cookie opens nothing of the API", async () => {
    expect((await org.send("GET", "/org/requests", { administrator: true })).status).toBe(401);
    const id = await createRequest(org);
    const headers = { cookie: await signIn() };
    const answer = await org.send("GET", `${uiApi}/records/${id}?fields=${pathOf("LastName__c")}`, { headers });
    expect(answer.status).toBe(404);
  });
});
