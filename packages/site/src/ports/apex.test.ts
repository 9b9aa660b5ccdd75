import type { TransportRequest, TransportResponse } from "@travel-design/platform";
import { expect, test } from "vitest";
import { callApex } from "./apex.ts";

/** A way to an org that always answers the same, and remembers what it was asked. */
function orgThat(answers: TransportResponse) {
  const asked: TransportRequest[] = [];
  const transport = async (request: TransportRequest): Promise<TransportResponse> => {
    asked.push(request);
    return answers;
  };
  return { asked, transport };
}

test("a method is called with its arguments by name, and what it returned is handed over", async () => {
  const { asked, transport } = orgThat({ status: 200, body: { returnValue: { signature: "s" }, cacheable: false } });
  expect(await callApex(transport, "startSubmission")).toEqual({ signature: "s" });
  await callApex(transport, "createContactRequest", { params: { submission: { key: "k" } } });
  const call = { namespace: "", classname: "ContactRequestController", isContinuation: false, cacheable: false };
  expect(asked).toEqual([
    { method: "POST", path: "/apex/execute", body: { ...call, method: "startSubmission" } },
    {
      method: "POST",
      path: "/apex/execute",
      body: { ...call, method: "createContactRequest", params: { submission: { key: "k" } } },
    },
  ]);
});

test.each([undefined, null, "", {}, []])("a method without a result returns none (%j)", async (body) => {
  expect(await callApex(orgThat({ status: 200, body }).transport, "createContactRequest")).toBeUndefined();
});

test.each([
  ["a status", { status: 500, body: [{ errorCode: "APEX_ERROR", message: "Not now." }] }],
  ["a status without a reason", { status: 502, body: undefined }],
  ["errors in an answer that looks good", { status: 200, body: { error: [{ message: "Not now." }] } }],
])("%s is an error", async (_name, answer) => {
  await expect(callApex(orgThat(answer).transport, "createContactRequest")).rejects.toThrow(/Not now|502/);
});
