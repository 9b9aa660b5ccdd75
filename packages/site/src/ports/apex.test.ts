import type { TransportRequest, TransportResponse } from "@travel-design/platform";
import { expect, test } from "vitest";
import { callApex } from "./apex.ts";

/** A transport that records requests and always returns the same response. */
function transportWith(response: TransportResponse) {
  const requests: TransportRequest[] = [];
  const transport = async (request: TransportRequest): Promise<TransportResponse> => {
    requests.push(request);
    return response;
  };
  return { requests, transport };
}

test("a method is called with named arguments, and its result is returned", async () => {
  const { requests, transport } = transportWith({
    status: 200,
    body: { returnValue: { signature: "s" }, cacheable: false },
  });
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

test.each([undefined, null, "", {}, []])("a method without a result returns undefined (%j)", async (body) => {
  expect(await callApex(transportWith({ status: 200, body }).transport, "createContactRequest")).toBeUndefined();
});

test.each([
  ["a status", { status: 500, body: [{ errorCode: "APEX_ERROR", message: "Not now." }] }],
  ["a status without a reason", { status: 502, body: undefined }],
  ["errors in a successful response", { status: 200, body: { error: [{ message: "Not now." }] } }],
])("%s is an error", async (_name, response) => {
  await expect(callApex(transportWith(response).transport, "createContactRequest")).rejects.toThrow(/Not now|502/);
});
