import { randomUUID } from "node:crypto";
import { asInputWith, type Input } from "../http/input.ts";
import { OrgError } from "../errors.ts";
import { json, securityHeaders, type OrgResponse } from "../http/response.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import type { Org } from "../org.ts";
import { contextOf } from "./execute.ts";
import type { ApexController } from "../apex-controller.ts";

/** One call of an Apex REST class. */
interface ApexRestCall {
  method: "GET" | "POST";
  /** Path below the path of the class. */
  path: string;
  /** The method of the controller that does the work. The body of a POST contains its parameters. */
  controllerMethod: string;
  /** Response body in place of the method's result. */
  result?: object;
}

/** The local org's implementation of one Apex REST class. */
export interface ApexRestClass {
  /** For example `ContactRequestResource`. */
  className: string;
  /** As in `urlMapping`, without the asterisk. */
  path: string;
  controller: ApexController;
  calls: readonly ApexRestCall[];
}

/** Where a site that contains a React app serves the APIs of the org. */
const siteApiPath = "/sf/api";
const tokenPath = `${siteApiPath}/services/data/v67.0/ui-api/session/csrf`;

/** How an org treats the tokens with which the pages of a React app prove that they make a call themselves. */
export type TokenPolicy = "required" | "denied";

const apiDisabled = (): OrgError =>
  new OrgError(403, "API_DISABLED_FOR_ORG", "API is not enabled for this Organization");

const unauthorized: OrgResponse = { status: 401, headers: securityHeaders };

/** Rejects every error of a call in the same way, as the class does. */
const toRejection = (error: unknown): unknown =>
  error instanceof OrgError && error.status === 400 ? new OrgError(400, "REQUEST_REJECTED", error.message) : error;

async function runCall(
  org: Org,
  restClass: ApexRestClass,
  call: ApexRestCall,
  request: OrgRequest,
): Promise<OrgResponse> {
  const user = request.user();
  const { className, controller } = restClass;
  const method = controller.methods[call.controllerMethod];
  if (!org.access(user, org.metadata.current()).canRunClass(className) || !method)
    throw new OrgError(403, "FORBIDDEN", `You do not have access to the Apex class named: ${className}`);
  try {
    const parameters: Input =
      call.method === "GET" ? {} : asInputWith(await request.readJson(), "the body", method.parameters);
    const result = await method.run(parameters, contextOf(org, user, request.basePath));
    return json(200, call.result ?? result);
  } catch (error) {
    throw toRejection(error);
  }
}

/** The calls of a class on the site, for guests, and on the org's own domain, for users with a token of the org. */
function routesOfClass(org: Org, restClass: ApexRestClass, hasToken: (request: OrgRequest) => boolean): Route[] {
  return restClass.calls.flatMap((call): Route[] => {
    const pattern = `/services/apexrest${restClass.path}${call.path}`;
    const run = (request: OrgRequest): Promise<OrgResponse> => runCall(org, restClass, call, request);
    return [
      {
        method: call.method,
        pattern: siteApiPath + pattern,
        handle: (request) => (call.method === "GET" || hasToken(request) ? run(request) : unauthorized),
      },
      {
        method: call.method,
        pattern,
        handle: (request) => {
          if (request.headers.authorization === undefined)
            throw new OrgError(401, "INVALID_SESSION_ID", "Session expired or invalid");
          return run(request);
        },
      },
    ];
  });
}

/**
 * Apex REST, and the tokens that its calls from a page need.
 *
 * @param policy "required": a POST without a token is rejected; "denied": there are no tokens, and none is needed
 */
export function apexRestRoutes(org: Org, classes: readonly ApexRestClass[], policy: TokenPolicy): Route[] {
  const csrfToken = randomUUID();
  const hasToken = ({ headers }: OrgRequest): boolean => policy === "denied" || headers["x-csrf-token"] === csrfToken;
  return [
    {
      method: "GET",
      pattern: tokenPath,
      handle: () => {
        if (policy === "denied") throw apiDisabled();
        return json(200, { csrfToken });
      },
    },
    ...classes.flatMap((restClass) => routesOfClass(org, restClass, hasToken)),
  ];
}
