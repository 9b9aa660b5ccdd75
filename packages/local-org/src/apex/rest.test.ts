import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { startTestOrg } from "../testing/test-org.ts";
import { answersOf, sharedCases as cases } from "@travel-design/quotation/testing";

const resource = "/services/apexrest/travel-design/contact-request";
const onSite = `/app/sf/api${resource}`;
const tokenPath = "/app/sf/api/services/data/v67.0/ui-api/session/csrf";
const minute = 60_000;

let now = Date.now();
const org = await startTestOrg({ basePath: "/app", guestPermissionSets: ["Website_Guest_App"], now: () => now });
afterAll(() => org.remove());

const readToken = async (): Promise<string> => {
  const { body } = await org.send("GET", tokenPath);
  return String(Object(body).csrfToken);
};

const post = async (path: string, body: unknown) =>
  org.send("POST", onSite + path, { body, headers: { "x-csrf-token": await readToken() } });

/** A submission that was started a minute ago. */
async function startedSubmission(): Promise<object> {
  const key = randomUUID();
  const { body } = await post("/start", { key });
  now += minute;
  const { startedAt, signature } = Object(body);
  return { key, startedAt, signature, website: "" };
}

describe("a page of a React app", () => {
  test.each(cases.requests)("submits what the table of cases says: $name", async (example) => {
    const { status, body } = await post("/submit", {
      contactRequest: answersOf(example),
      submission: await startedSubmission(),
    });
    const rejection = [{ errorCode: "REQUEST_REJECTED", message: expect.stringContaining("Probeer het later") }];
    expect([status, body]).toEqual(example.accepted ? [200, { isStored: true }] : [400, rejection]);
  });

  test("reads the options of the form without a token", async () => {
    const { status, body } = await org.send("GET", `${onSite}/options`);
    expect(status).toBe(200);
    expect(Object(body).destinations.length).toBeGreaterThan(50);
    expect(Object.keys(Object(body).customerSources[0])).toEqual(["label", "value"]);
  });

  test.each(["", "{", "[]", "null", '{"ownerId": "005"}'])("submits no body such as %j", async (text) => {
    const { status, body } = await post("/submit", text);
    expect([status, Object(body)[0]?.errorCode]).toEqual([400, "REQUEST_REJECTED"]);
  });

  test("submits nothing without its token", async () => {
    const { status, text } = await org.send("POST", `${onSite}/start`, { body: { key: randomUUID() } });
    expect([status, text]).toEqual([401, ""]);
  });

  test.each([
    ["POST", onSite, 404],
    ["GET", `${onSite}/submit`, 405],
    ["GET", `${onSite}/start`, 405],
    ["POST", `${onSite}/options`, 405],
    ["GET", `${onSite}/unknown`, 404],
    ["GET", `/app/sf/api${tokenPath.slice(4)}/unknown`, 404],
  ])("reaches nothing by %s %s", async (method, path, status) => {
    expect((await org.send(method, path)).status).toBe(status);
  });

  test("calls no method of a controller, which the permission set does not grant", async () => {
    const call = { namespace: "", classname: "ContactRequestController", method: "getFormOptions", params: {} };
    expect((await org.send("POST", "/app/webruntime/api/apex/execute", { body: call })).status).toBe(403);
  });
});

test("the org's own domain needs a session", async () => {
  expect((await org.send("GET", `${resource}/options`)).status).toBe(401);
  expect((await org.send("GET", `${resource}/options`, { administrator: true })).status).toBe(200);
});

test("an org that denies tokens needs none", async () => {
  const denying = await startTestOrg({ guestPermissionSets: ["Website_Guest_App"], tokens: "denied" });
  const token = await denying.send("GET", tokenPath.slice(4));
  const start = await denying.send("POST", `/sf/api${resource}/start`, { body: { key: randomUUID() } });
  await denying.remove();
  expect([token.status, Object(token.body)[0].errorCode, start.status]).toEqual([403, "API_DISABLED_FOR_ORG", 200]);
});

test("a guest of another site may not call the class", async () => {
  const other = await startTestOrg();
  const { status } = await other.send("GET", `/sf/api${resource}/options`);
  await other.remove();
  expect(status).toBe(403);
});
