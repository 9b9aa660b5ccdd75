import { randomBytes } from "node:crypto";
import { html, securityHeaders, type Answer } from "../http/answer.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import type { Org } from "../org.ts";
import type { OrgPage } from "../pages/page.ts";
import { notice, signInNeeded, signInRefused } from "./notice.ts";
import type { SignIn } from "./sign-in.ts";

/** Where a browser goes that has just signed in, unless another page is the start. */
const usualStartPage = "/org/requests";

const policyFor = (nonce: string): string => `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'`;

/** The response to a browser that is not signed in. */
export const unsigned = (text: string): Answer => html(401, notice(text), "default-src 'none'");

function signInRoute(signIn: SignIn, startPage: string): Route {
  return {
    method: "GET",
    pattern: "/org/sign-in",
    handle: ({ url }) => {
      const cookie = signIn.redeem(url.searchParams.get("code") ?? "");
      if (!cookie) return unsigned(signInRefused);
      return {
        status: 303,
        headers: { ...securityHeaders, Location: startPage, "Set-Cookie": cookie, "Cache-Control": "no-store" },
      };
    },
  };
}

function pageRoute(org: Org, signIn: SignIn, page: OrgPage): Route {
  return {
    method: "GET",
    pattern: page.path,
    handle: ({ headers, params, url }: OrgRequest) => {
      if (!signIn.knows(headers.cookie)) return unsigned(signInNeeded);
      const nonce = randomBytes(16).toString("base64");
      const metadata = org.metadata.current();
      const answer = page.render({
        metadata,
        records: org.records("administrator"),
        basePath: org.basePath,
        params,
        url,
        nonce,
      });
      return html(answer.status, answer.html, policyFor(nonce));
    },
  };
}

/** The org's own pages, for a browser that signed in with the one-time link. Its cookie opens nothing else. */
export function orgAreaRoutes(
  org: Org,
  signIn: SignIn,
  pages: readonly OrgPage[],
  startPage = usualStartPage,
): Route[] {
  return [signInRoute(signIn, startPage), ...pages.map((page) => pageRoute(org, signIn, page))];
}
