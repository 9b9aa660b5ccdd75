import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { html, redirect, type OrgResponse } from "../http/response.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import { notice, signInLinkInvalid, signInLinkUnopened } from "./notice.ts";

function isEqual(value: string, secret: string): boolean {
  const [left, right] = [Buffer.from(value), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The page that a browser opens after signing in, unless a tool adds its own. */
const defaultStartPage = "/org/requests";

/** A page with one sentence, under a policy that loads nothing. */
export const noticePage = (status: number, text: string): OrgResponse =>
  html(status, notice(text), "default-src 'none'; form-action 'none'");

/** Signs browsers in to the admin pages: a code that works once is exchanged for a cookie. */
export class SignIn {
  #code: string | undefined = randomBytes(32).toString("base64url");
  readonly #session: string;
  readonly #port: () => number;
  readonly #startPage: string;

  /** The path that signs a browser in, once. */
  readonly path = `/org/sign-in?code=${this.#code}`;

  /**
   * @param port of the org. Cookies ignore ports, so their names distinguish the orgs of one computer.
   * @param signingKey of the org's data. The cookie follows from it, so that it is valid after a restart, too, until the data is
   *   deleted or the browser closed.
   */
  constructor(port: () => number, signingKey: string, startPage = defaultStartPage) {
    this.#port = port;
    this.#session = createHmac("sha256", signingKey).update("session of the administrator").digest("base64url");
    this.#startPage = startPage;
  }

  /** Whether the request contains the cookie. */
  isSignedIn({ headers }: OrgRequest): boolean {
    const prefix = `${this.#cookieName}=`;
    const cookies = (headers.cookie ?? "").split(";").map((cookie) => cookie.trim());
    return cookies.some((cookie) => cookie.startsWith(prefix) && isEqual(cookie.slice(prefix.length), this.#session));
  }

  /** The route of the one-time link. */
  get route(): Route {
    return { method: "GET", pattern: "/org/sign-in", handle: (request) => this.#open(request) };
  }

  get #cookieName(): string {
    return `org_session_${this.#port()}`;
  }

  #open(request: OrgRequest): OrgResponse {
    if (this.isSignedIn(request)) return redirect(this.#startPage);
    // Link checkers and previews send HEAD, which must not use the code.
    if (request.isHead) return noticePage(200, signInLinkUnopened);
    const code = request.url.searchParams.get("code") ?? "";
    if (this.#code === undefined || !isEqual(code, this.#code)) return noticePage(401, signInLinkInvalid);
    this.#code = undefined;
    // Lax instead of Strict: otherwise the cookie is missing from the redirect if another site contains the link.
    return redirect(this.#startPage, {
      "Set-Cookie": `${this.#cookieName}=${this.#session}; HttpOnly; SameSite=Lax; Path=/org`,
    });
  }
}
