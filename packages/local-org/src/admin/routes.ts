import { randomBytes } from "node:crypto";
import { OrgError } from "../errors.ts";
import { html, redirect, securityHeaders, type OrgResponse } from "../http/response.ts";
import { requireOwnOrigin } from "../http/callers.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import type { Org } from "../org.ts";
import { callAs, type Call } from "../ui-api/endpoint.ts";
import { pageDocument, type Page, type Tool } from "./document.ts";
import { notChanged, signInNeeded } from "./notice.ts";
import { deletePage, deleteRequest, deleteSelected } from "./request-deletion.ts";
import { requestDetail } from "./request-detail.ts";
import { requestList } from "./request-list.ts";
import { saveStatus, saveStatusOfSelected } from "./request-status.ts";
import { requestsCsv } from "./requests-csv.ts";
import { noticePage, type SignIn } from "./sign-in.ts";

/** The largest form contains the ids and statuses of 2,000 requests, each 40 bytes. */
const maxFormBytes = 200_000;

const policyFor = (nonce: string): string =>
  `default-src 'none'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; font-src 'self'; form-action 'self'`;

/** Responds to an administrator's call. Everyone else sees how to sign in. */
const signedIn =
  (org: Org, signIn: SignIn, respond: (call: Call) => OrgResponse | Promise<OrgResponse>) =>
  (request: OrgRequest): OrgResponse | Promise<OrgResponse> =>
    signIn.isSignedIn(request) ? respond(callAs("administrator", org, request)) : noticePage(401, signInNeeded);

function showPage(call: Call, page: Page, tool: Tool | undefined): OrgResponse {
  const nonce = randomBytes(16).toString("base64");
  return html(
    page.status,
    pageDocument({ ...page, basePath: call.org.sites[0].basePath, nonce, tool }),
    policyFor(nonce),
  );
}

/** The action of a form: returns the address to open next, or a page that changed nothing. */
type Action = (call: Call, form: URLSearchParams) => string | Page;

/** Runs the action of a form. After a change it redirects, so that a reload does not repeat it. */
async function submit(call: Call, act: Action, tool: Tool | undefined): Promise<OrgResponse> {
  requireOwnOrigin(call.request.headers);
  const form = new URLSearchParams((await call.request.readBytes(maxFormBytes)).toString());
  try {
    const outcome = act(call, form);
    return typeof outcome === "string" ? redirect(outcome) : showPage(call, outcome, tool);
  } catch (error) {
    if (error instanceof OrgError) return noticePage(error.status, notChanged);
    throw error;
  }
}

const csvResponse = (text: string): OrgResponse => ({
  status: 200,
  headers: {
    ...securityHeaders,
    "Cache-Control": "no-store",
    "Content-Disposition": 'attachment; filename="offerteaanvragen.csv"',
    "Content-Type": "text/csv;charset=UTF-8",
  },
  body: text,
});

/** The pages of the administrator, for a browser that opened the one-time link. Its cookie opens nothing else. */
export function adminRoutes(org: Org, signIn: SignIn, tool: Tool | undefined): Route[] {
  const get = (pattern: string, respond: (call: Call) => OrgResponse): Route => ({
    method: "GET",
    pattern,
    handle: signedIn(org, signIn, respond),
  });
  const page = (pattern: string, render: (call: Call) => Page): Route =>
    get(pattern, (call) => showPage(call, render(call), tool));
  const action = (pattern: string, act: Action): Route => ({
    method: "POST",
    pattern,
    handle: signedIn(org, signIn, (call) => submit(call, act, tool)),
  });
  return [
    signIn.route,
    page("/org/requests", requestList),
    get("/org/requests.csv", (call) => csvResponse(requestsCsv(call))),
    action("/org/requests/delete", deleteSelected),
    action("/org/requests/status", saveStatusOfSelected),
    page("/org/requests/:recordId", (call) => requestDetail(call)),
    action("/org/requests/:recordId/status", saveStatus),
    page("/org/requests/:recordId/delete", deletePage),
    action("/org/requests/:recordId/delete", deleteRequest),
  ];
}
