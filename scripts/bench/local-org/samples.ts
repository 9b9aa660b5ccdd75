import { readFileSync } from "node:fs";

/** Where pages call Apex. */
export const apexPath = "/webruntime/api/apex/execute";

const cases: { valid: object } = JSON.parse(
  readFileSync(
    new URL("../../../force-app/main/default/staticresources/contactRequestCases.json", import.meta.url),
    "utf8",
  ),
);

const call = (method: string, params: object): string =>
  JSON.stringify({
    namespace: "",
    classname: "ContactRequestController",
    method,
    isContinuation: false,
    params,
    cacheable: false,
  });

/** A body that starts a submission. */
export const startBody = call("startSubmission", {});

/**
 * A complete request, cut where its key belongs.
 *
 * @param token what `startSubmission` answered
 */
export function sampleRequest(token: object): { head: string; tail: string } {
  const place = "the key comes here";
  const body = call("createContactRequest", {
    contactRequest: cases.valid,
    submission: { ...token, website: "", key: place },
  });
  const [head = "", tail = ""] = body.split(place);
  return { head, tail };
}
