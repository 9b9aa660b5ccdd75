// The form's Apex REST class, called as Salesforce documents it for React apps on Experience Cloud.
import { failureOf, PlatformError } from "@travel-design/platform";
import { basePathOf } from "../base-path.ts";
import { asRecord } from "../content/content-tree.ts";

declare global {
  interface Window {
    /** The platform adds this to the pages of a React app. */
    SFDC_ENV?: {
      /** Path of the org's APIs on the site: "/app/sf/api". */
      apiPath?: string;
    };
  }
}

/** A call of the class. */
export interface RestCall {
  method: "GET" | "POST";
  /** Path below the class's own path. */
  path: string;
  body?: object;
  /** Aborts the call; whether the org completed it is then unknown. */
  signal?: AbortSignal | undefined;
}

const resource = "/services/apexrest/travel-design/contact-request";
const tokenResource = "/services/data/v67.0/ui-api/session/csrf";

const apiPathOf = (view: Window): string =>
  (view.SFDC_ENV?.apiPath ?? `${basePathOf(view.document)}/sf/api`).replace(/\/$/, "");

/** Reads a token that proves to the org that its own page makes a call. Some orgs deny it to guests, and do not require it then. */
async function readToken(view: Window, signal: AbortSignal | undefined): Promise<string | undefined> {
  try {
    const response = await view.fetch(apiPathOf(view) + tokenResource, { signal: signal ?? null });
    const { csrfToken }: { csrfToken?: unknown } = { ...Object(response.ok ? await response.json() : {}) };
    return typeof csrfToken === "string" ? csrfToken : undefined;
  } catch {
    // No connection, or the page of the app in place of a token. The call itself reports what is wrong.
    return undefined;
  }
}

async function headersOf(view: Window, { method, signal }: RestCall): Promise<Record<string, string>> {
  if (method === "GET") return {};
  // A token per call, because a form may stay open longer than a token is valid.
  const token = await readToken(view, signal);
  return { "Content-Type": "application/json; charset=utf-8", ...(token && { "X-CSRF-Token": token }) };
}

function parse(text: string, status: number): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch (cause) {
    // The platform answers an unknown path with status 200 and a page of the app.
    throw new PlatformError(status, "NOT_JSON", `Status ${status}, and a body that is not JSON.`, {
      body: text,
      cause,
    });
  }
}

/**
 * Calls the form's Apex REST class. Sends each request once: nobody knows whether a request without a response was completed.
 *
 * @returns the parsed response body
 * @throws PlatformError if the org rejects the call, or the response is not that of the class
 * @example await callRest(window, { method: "GET", path: "/options" })
 */
export async function callRest(view: Window, call: RestCall): Promise<unknown> {
  const { method, path, body, signal } = call;
  const response = await view.fetch(apiPathOf(view) + resource + path, {
    method,
    credentials: "same-origin",
    headers: await headersOf(view, call),
    body: body ? JSON.stringify(body) : null,
    signal: signal ?? null,
  });
  const { status, statusText } = response;
  const parsed = parse(await response.text(), status);
  const failure = failureOf({ status, statusText, body: parsed });
  if (failure) throw failure;
  if (asRecord(parsed)) return parsed;
  throw new PlatformError(status, "INVALID_RESPONSE", `The response to ${method} ${path} is not an object.`);
}

/** Whether an error of {@link callRest} is one with which the class rejected the request, so that nothing is stored. */
export const isRestRejection = (error: unknown): boolean =>
  error instanceof PlatformError && error.status === 400 && error.errorCode === "REQUEST_REJECTED";
