import { expect, test } from "vitest";
import { createRequestCalls } from "./hosts/react-app.ts";
import { callRest, type RestCall, type RestView } from "./rest.ts";

interface Sent {
  address: string;
  method: string;
  token: string | null;
  body: unknown;
}

const json = (status: number, body: unknown): Response => Response.json(body, { status });
const token = json(200, { csrfToken: "t" });

const submission: RestCall = { method: "POST", path: "/submit", body: {} };

/** A page whose org gives a response to a request for a token and another to each other request. */
function pageOf(tokenResponse: Response | Error, response: Response | Error, apiPath?: string) {
  const sent: Sent[] = [];
  const fetch: RestView["fetch"] = (address, init) => {
    const request = new Request(new URL(address, "https://example.my.site.com"), init);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    sent.push({ address, method: request.method, token: request.headers.get("X-CSRF-Token"), body });
    const given = address.endsWith("/session/csrf") ? tokenResponse : response;
    return given instanceof Error ? Promise.reject(given) : Promise.resolve(given.clone());
  };
  const document = { documentElement: { dataset: { basePath: "/app" } } };
  const view = { document, fetch, ...(apiPath !== undefined && { SFDC_ENV: { apiPath } }) };
  return { sent, view, calls: createRequestCalls(view) };
}

const resource = "/app/sf/api/services/apexrest/travel-design/contact-request";
const posts = (sent: readonly Sent[]): Sent[] => sent.filter(({ method }) => method === "POST");

test("a call reaches the class below the path of the APIs, with a token", async () => {
  const { sent, calls } = pageOf(token, json(200, { startedAt: 1, signature: "s" }));
  expect(await calls.startSubmission("k")).toEqual({ startedAt: 1, signature: "s" });
  expect(sent).toEqual([
    { address: "/app/sf/api/services/data/v67.0/ui-api/session/csrf", method: "GET", token: null, body: undefined },
    { address: `${resource}/start`, method: "POST", token: "t", body: { key: "k" } },
  ]);
});

test.each([
  ["/reizen/sf/api", "/reizen/sf/api"],
  ["/reizen/fr/sf/api/", "/reizen/fr/sf/api"],
  ["/", ""],
])("the platform's path %j is used", async (apiPath, start) => {
  const { sent, calls } = pageOf(token, json(200, {}), apiPath);
  await calls.startSubmission("k");
  expect(sent[1]?.address).toBe(`${start}/services/apexrest/travel-design/contact-request/start`);
});

test.each<[string, Response | Error]>([
  ["is denied", json(403, [{ errorCode: "API_DISABLED_FOR_ORG", message: "" }])],
  ["is a page of the app", new Response("<!doctype html>", { status: 200 })],
  ["is not text", json(200, { csrfToken: 1 })],
  ["has no response", new TypeError("Failed to fetch")],
])("where the token %s, the call is made once, without it", async (_name, tokenResponse) => {
  const { sent, view } = pageOf(tokenResponse, json(200, { isStored: true }));
  expect(await callRest(view, submission)).toEqual({ isStored: true });
  expect(posts(sent)).toMatchObject([{ token: null }]);
});

test("options are read without a token", async () => {
  const peru = { label: "Peru", value: "PE" };
  const { sent, calls } = pageOf(token, json(200, { destinations: [{ ...peru, id: 1 }] }));
  const clock = { now: () => 0, after: () => () => {} };
  const readOptions = await calls.loadOptionsReader({ clock, log: () => {} });
  expect(await readOptions()).toEqual({ destinations: [peru], customerSources: [] });
  expect(sent).toMatchObject([{ address: `${resource}/options`, method: "GET" }]);
});

const rejected = [{ errorCode: "REQUEST_REJECTED", message: "Er is een fout opgetreden." }];

test.each<[string, Response | Error, boolean]>([
  ["a rejection", json(400, rejected), true],
  ["another error of the platform", json(400, [{ errorCode: "JSON_PARSER_ERROR", message: "" }]), false],
  ["an expired session", new Response("", { status: 401 }), false],
  ["an error of the server", json(500, []), false],
  ["a page of the app", new Response("<!doctype html>", { status: 200 }), false],
  ["an empty response", new Response("", { status: 200 }), false],
  ["no connection", new TypeError("Failed to fetch"), false],
])("%s is an error, after one request", async (_name, response, isRejection) => {
  const { sent, view, calls } = pageOf(token, response);
  const error: unknown = await callRest(view, submission).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(Error);
  expect(calls.isRejection(error)).toBe(isRejection);
  expect(posts(sent)).toHaveLength(1);
});
