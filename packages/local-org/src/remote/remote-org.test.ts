import { request } from "node:http";
import { afterAll, beforeEach, expect, test } from "vitest";
import { apexPath, siteUiApi, uiApi } from "../testing/paths.ts";
import { startFakeOrgServer, type FakeResponse } from "../testing/fake-org-server.ts";
import { realForceApp } from "../testing/test-org.ts";
import { createRemoteOrg } from "./create-remote-org.ts";

const accessToken = "00D-a-token";

/** Responds as an org and a published site do. */
function respond(target: string): FakeResponse {
  if (target.includes("/object-info/Gone__c"))
    return { status: 401, body: [{ errorCode: "INVALID_SESSION_ID", message: "Session expired or invalid" }] };
  if (target.includes("/object-info/Broken__c"))
    return { status: 200, headers: { "content-encoding": "gzip" }, body: {} };
  if (target.includes("/object-info/Moved__c")) return { status: 302, headers: { location: "https://example.com/" } };
  if (target.includes("/apex/execute"))
    return { status: 200, body: { returnValue: { startedAt: 1 }, cacheable: false } };
  return { status: 200, headers: { etag: '"1"' }, body: { apiName: "Contact_Request__c", label: "Aanvraag €" } };
}

const lines: string[] = [];
const real = await startFakeOrgServer(respond);
const published = await startFakeOrgServer(respond);
const org = await createRemoteOrg({
  forceApp: realForceApp,
  port: 0,
  site: {
    async handle(_request, response, { pathname }) {
      if (pathname === "/") response.end("the page");
      return pathname === "/";
    },
  },
  instanceUrl: `${real.url}/`,
  accessToken,
  siteUrl: `${published.url}/reizen`,
  log: (line) => lines.push(line),
});
afterAll(() => Promise.all([org.close(), real.close(), published.close()]));
beforeEach(() => {
  for (const list of [real.requests, published.requests, lines]) list.length = 0;
});

const send = (path: string, init?: RequestInit): Promise<Response> => fetch(org.url + path, init);

test.each([siteUiApi, uiApi])("data below %s is requested from the org as the user of the token", async (path) => {
  const query = "?fields=Name&language=nl&asGuest=true&htmlEncode=false";
  const headers = { Authorization: "Bearer local-admin", Cookie: "_ga=GA1", "If-None-Match": '"0"' };
  const response = await send(`${path}/object-info/Contact_Request__c${query}`, { headers });
  expect(await response.json()).toEqual({ apiName: "Contact_Request__c", label: "Aanvraag €" });
  expect(response.headers.get("etag")).toBe('"1"');
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(published.requests).toEqual([]);
  expect(real.requests).toMatchObject([
    { method: "GET", target: `${uiApi}/object-info/Contact_Request__c?fields=Name` },
  ]);
  expect(real.requests[0]?.headers).toMatchObject({ authorization: `Bearer ${accessToken}`, "if-none-match": '"0"' });
  expect(real.requests[0]?.headers).not.toHaveProperty("cookie");
});

test("what is written goes out as it came", async () => {
  const body = JSON.stringify({ apiName: "Contact_Request__c", fields: { LastName__c: "Jansen" } });
  await send(`${uiApi}/records`, { method: "POST", body, headers: { "Content-Type": "application/json" } });
  expect(real.requests).toMatchObject([{ method: "POST", target: `${uiApi}/records`, body }]);
});

test.each([20, 39])("an upload of %i MB arrives complete", async (megabytes) => {
  const body = new Uint8Array(megabytes * 1_000_000);
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const response = await send(`${uiApi}/records/content-documents/content-versions`, { method: "POST", body, headers });
  expect(response.status).toBe(200);
  expect(real.requests[0]?.body).toHaveLength(body.length);
});

test("an upload that is too large is rejected with a message", async () => {
  const body = new Uint8Array(41_000_000);
  const response = await send(`${uiApi}/records`, { method: "POST", body });
  expect(response.status).toBe(413);
  expect(real.requests).toEqual([]);
});

test("a response that is not the gzip that it claims is the org's error", async () => {
  const response = await send(`${uiApi}/object-info/Broken__c`);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject([{ errorCode: "ORG_UNREACHABLE" }]);
});

test("Apex is called at the published site as its guest, without the token", async () => {
  const body = JSON.stringify({ classname: "ContactRequestController", method: "startSubmission" });
  const response = await send(`${apexPath}?language=nl&asGuest=true`, { method: "POST", body });
  expect(await response.json()).toEqual({ returnValue: { startedAt: 1 }, cacheable: false });
  expect(published.requests).toMatchObject([
    { method: "POST", target: `/reizen${apexPath}?language=nl&asGuest=true`, body },
  ]);
  expect(published.requests[0]?.headers).not.toHaveProperty("authorization");
  expect(real.requests).toEqual([]);
});

test("pages and static resources are this machine's", async () => {
  expect(await (await send("/")).text()).toBe("the page");
  expect((await send("/sfsites/c/resource/travelBridge")).status).toBe(200);
  expect([...real.requests, ...published.requests]).toEqual([]);
});

test.each([
  "/services/data/v63.0/sobjects/User",
  "/services/data/v63.0/ui-api/%2e%2e/query?q=SELECT+Id+FROM+User",
  "/services/oauth2/userinfo",
  "/org/requests",
])("%s is no way into the org", async (path) => {
  expect((await send(path)).status).toBe(404);
  expect(real.requests).toEqual([]);
});

test("a session that ends meanwhile is the org's own response, and one line without the token", async () => {
  const response = await send(`${uiApi}/object-info/Gone__c`);
  expect([response.status, await response.json()]).toMatchObject([401, [{ errorCode: "INVALID_SESSION_ID" }]]);
  expect(lines).toEqual([expect.stringContaining("sign in with the Salesforce CLI")]);
  expect(lines.join()).not.toContain(accessToken);
});

test("an org that redirects or is unreachable is reported as a readable error", async () => {
  const moved = await send(`${uiApi}/object-info/Moved__c`);
  expect([moved.status, await moved.json()]).toMatchObject([502, [{ errorCode: "ORG_REDIRECTED" }]]);
  const gone = await createRemoteOrg({
    forceApp: realForceApp,
    port: 0,
    site: { handle: async () => false },
    instanceUrl: "http://localhost:1",
    accessToken,
    siteUrl: "http://localhost:1",
  });
  const response = await fetch(`${gone.url}${uiApi}/object-info/Contact_Request__c`);
  expect([response.status, await response.json()]).toMatchObject([502, [{ errorCode: "ORG_UNREACHABLE" }]]);
  await gone.close();
});

test.each([
  ["a foreign Host", "GET", { host: "evil.example" }, 421],
  ["a page of another site", "POST", { origin: "https://evil.example" }, 403],
])("%s gets nothing of the org", async (_who, method, headers, expected) => {
  const status = await new Promise((done, fail) => {
    const call = request(`${org.url}${uiApi}/records`, { method, headers }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    call.on("error", fail).end();
  });
  expect(status).toBe(expected);
  expect(real.requests).toEqual([]);
});

test("a page on another port of this computer cannot write with the user's token", async () => {
  const write = (origin: string) =>
    send(`${uiApi}/records`, { method: "POST", body: "{}", headers: { "Content-Type": "text/plain", origin } });
  for (const origin of ["http://localhost:9999", "ftp://localhost", "null"])
    expect((await write(origin)).status).toBe(403);
  expect(real.requests).toEqual([]);
  expect((await write(org.url)).status).toBe(200);
});
