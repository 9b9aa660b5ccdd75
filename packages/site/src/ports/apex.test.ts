import { PlatformError, type TransportRequest, type TransportResponse } from "@travel-design/platform";
import { expect, test } from "vitest";
import { callApex, isApexRejection } from "./apex.ts";

/** A transport with one response to every request, and the requests that it received. */
function orgThat(response: TransportResponse) {
  const requests: TransportRequest[] = [];
  const transport = async (request: TransportRequest): Promise<TransportResponse> => {
    requests.push(request);
    return response;
  };
  return { requests, transport };
}

test("a method is called with its arguments by name, and its result is returned", async () => {
  const { requests, transport } = orgThat({ status: 200, body: { returnValue: { signature: "s" }, cacheable: false } });
  expect(await callApex(transport, "startSubmission")).toEqual({ signature: "s" });
  await callApex(transport, "createContactRequest", { params: { submission: { key: "k" } } });
  const call = { namespace: "", classname: "ContactRequestController", isContinuation: false, cacheable: false };
  expect(requests).toEqual([
    { method: "POST", path: "/apex/execute", body: { ...call, method: "startSubmission" } },
    {
      method: "POST",
      path: "/apex/execute",
      body: { ...call, method: "createContactRequest", params: { submission: { key: "k" } } },
    },
  ]);
});

test("a method without a result returns null", async () => {
  const org = orgThat({ status: 200, body: { returnValue: null, cacheable: false } });
  expect(await callApex(org.transport, "createContactRequest")).toBeNull();
});

const notStored = [{ errorCode: "INVALID_SESSION_ID", message: "Session expired." }];

test.each([
  [200, undefined],
  [204, undefined],
  [200, null],
  [200, ""],
  [200, "ok"],
  [200, {}],
  [200, []],
  [200, notStored],
  [200, { cacheable: false }],
])(
  "status %i with the body %j is a failure, of which nobody knows whether the org did its work",
  async (status, body) => {
    const error: unknown = await callApex(orgThat({ status, body }).transport, "createContactRequest").catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(PlatformError);
    expect(isApexRejection(error)).toBe(false);
  },
);

test.each([
  ["a status", { status: 500, body: [{ errorCode: "APEX_ERROR", message: "Not now." }] }],
  ["a status without a reason", { status: 502, body: undefined }],
  ["a gateway's page", { status: 400, body: undefined }],
  ["errors in a response with status 200", { status: 200, body: { error: [{ message: "Not now." }] } }],
])("%s is a failure, but no rejection", async (_name, response) => {
  const error: unknown = await callApex(orgThat(response).transport, "createContactRequest").catch(
    (reason: unknown) => reason,
  );
  expect(String(error)).toMatch(/Not now|502|400/);
  expect(isApexRejection(error)).toBe(false);
});

test.each([
  ["the local org", [{ errorCode: "APEX_ERROR", message: "Not now." }]],
  ["a Salesforce site", { exceptionType: "System.AuraHandledException", message: "Not now." }],
])("an exception of the method is a rejection, in the shape of %s", async (_host, body) => {
  const call = callApex(orgThat({ status: 400, body }).transport, "createContactRequest");
  const error: unknown = await call.catch((reason: unknown) => reason);
  expect(isApexRejection(error)).toBe(true);
});

test("an error of the network is no rejection", () => {
  expect(isApexRejection(new TypeError("Failed to fetch"))).toBe(false);
});
