// The form's calls that change something. They are never cached, so they use the transport without the data layer.
import { siteAddress } from "@travel-design/ui/models";
import { basePathOf } from "../base-path.ts";
import { failureOf, httpTransport, PlatformError, type Transport } from "@travel-design/platform";

/** The Apex class behind the form. */
export const controller = "ContactRequestController";

/** The connection to the org behind the page, for the site's guest. */
export const guestTransport = (view: Window): Transport =>
  httpTransport({
    fetch: (url, init) => view.fetch(url, init),
    baseUrl: siteAddress("/webruntime/api", basePathOf(view.document)),
    asGuest: true,
    language: "nl",
  });

/** Options of {@link callApex}. */
export interface ApexCall {
  /** The method's arguments by name. */
  params?: object;
  /** Aborts the call; whether the org completed it is then unknown. */
  signal?: AbortSignal;
}

const hasReturnValue = (body: unknown): body is { returnValue: unknown } =>
  typeof body === "object" && body !== null && Object.hasOwn(body, "returnValue");

/**
 * Calls a method of the form's controller.
 *
 * @returns what the method returned; null for a method without a result
 * @throws PlatformError if the org rejects the call, or if the response is not that of a method: for example an empty one, from a
 *   proxy or a network that requires a sign-in
 * @example await callApex(guestTransport(window), "startSubmission", { params: { key } })
 */
export async function callApex(transport: Transport, method: string, call: ApexCall = {}): Promise<unknown> {
  const { params, signal } = call;
  const config = { namespace: "", classname: controller, method, isContinuation: false, cacheable: false };
  const response = await transport({
    method: "POST",
    path: "/apex/execute",
    body: { ...config, ...(params && { params }) },
    ...(signal && { signal }),
  });
  const failure = failureOf(response);
  if (failure) throw failure;
  const { status, body } = response;
  if (hasReturnValue(body)) return body.returnValue;
  throw new PlatformError(status, "INVALID_RESPONSE", `The response to ${method} has no returnValue.`, { body });
}

const isHandledException = (body: unknown): boolean =>
  typeof body === "object" &&
  body !== null &&
  "exceptionType" in body &&
  /\bAuraHandledException$/.test(String(body.exceptionType));

/** Whether an error of {@link callApex} is an exception that the method threw on purpose, so that nothing is stored. */
export const isApexRejection = (error: unknown): boolean =>
  error instanceof PlatformError &&
  error.status === 400 &&
  (error.errorCode === "APEX_ERROR" || isHandledException(error.body));
