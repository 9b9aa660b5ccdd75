import type { Org } from "../../org.ts";
import type { Call } from "../endpoint.ts";
import type { ShownRecord } from "../record-selection.ts";

type Respond = (call: Call, body: unknown) => ShownRecord;

/** The latest responses by user and key, until the org stops. */
const responses = new WeakMap<Org, Map<string, ShownRecord>>();
const maxResponses = 1000;

/** Runs a request once for each value of its `Idempotency-Key` header; a repetition gets the first response again. */
export const onlyOnce =
  (respond: Respond): Respond =>
  (call, body) => {
    const key = call.request.headers["idempotency-key"];
    if (key === undefined) return respond(call, body);
    const latest = responses.get(call.org) ?? new Map<string, ShownRecord>();
    responses.set(call.org, latest);
    const name = `${call.userId} ${key}`;
    const response = latest.get(name) ?? respond(call, body);
    latest.set(name, response);
    const [oldest = ""] = latest.keys();
    if (latest.size > maxResponses) latest.delete(oldest);
    return response;
  };
