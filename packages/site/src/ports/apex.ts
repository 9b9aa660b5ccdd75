// The form's calls that change something: they are never kept, so they need the way to the org and no cache.
import { siteAddress } from "@travel-design/ui/models";
import { basePathOf } from "../base-path.ts";
import { failureOf, httpTransport, type Transport } from "@travel-design/platform";

/** The Apex class behind the form. */
export const controller = "ContactRequestController";

/** The way to the org behind the page. The visitor is the site's guest. */
export const guestTransport = (view: Window): Transport =>
  httpTransport({
    fetch: (url, init) => view.fetch(url, init),
    baseUrl: siteAddress("/webruntime/api", basePathOf(view.document)),
    asGuest: true,
    language: "nl",
  });

/** One call of a method of the form's controller. */
export interface ApexCall {
  /** The method's arguments by name. */
  params?: object;
  /** Gives up waiting; whether the org did its work is then not known. */
  signal?: AbortSignal;
}

/**
 * Calls a method of the form's controller.
 *
 * @returns what it returned; undefined for a method without a result
 * @throws PlatformError what the org refused, or that it gave no answer
 * @example await callApex(guestTransport(window), "startSubmission")
 */
export async function callApex(transport: Transport, method: string, call: ApexCall = {}): Promise<unknown> {
  const { params, signal } = call;
  const config = { namespace: "", classname: controller, method, isContinuation: false, cacheable: false };
  const answer = await transport({
    method: "POST",
    path: "/apex/execute",
    body: { ...config, ...(params && { params }) },
    ...(signal && { signal }),
  });
  const failure = failureOf(answer);
  if (failure) throw failure;
  const { body } = answer;
  return typeof body === "object" && body !== null && "returnValue" in body ? body.returnValue : undefined;
}
