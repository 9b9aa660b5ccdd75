import { randomBytes, timingSafeEqual } from "node:crypto";

const cookieName = "org_session";
const newSecret = (): string => randomBytes(32).toString("base64url");

function isSame(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Signs browsers in to the org's own pages: a code that works once is exchanged for a cookie. */
export class SignIn {
  #code: string | undefined = newSecret();
  readonly #session = newSecret();

  /** The path that signs a browser in, once. */
  readonly path = `/org/sign-in?code=${this.#code}`;

  /**
   * Uses up the code.
   *
   * @returns the cookie to set, or nothing for a wrong or used code
   */
  redeem(code: string): string | undefined {
    if (this.#code === undefined || !isSame(code, this.#code)) return undefined;
    this.#code = undefined;
    return `${cookieName}=${this.#session}; HttpOnly; SameSite=Strict; Path=/org`;
  }

  /** Whether the request's `Cookie` header holds our cookie. */
  knows(cookieHeader: string | undefined): boolean {
    const cookies = (cookieHeader ?? "").split(";").map((cookie) => cookie.trim());
    return cookies.some((cookie) => cookie.startsWith(`${cookieName}=`) && isSame(cookie.slice(12), this.#session));
  }
}
