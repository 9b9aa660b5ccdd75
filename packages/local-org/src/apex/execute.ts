import { insufficientAccess } from "../access.ts";
import { OrgError } from "../errors.ts";
import { json, type OrgResponse } from "../http/response.ts";
import { parseJson } from "../http/read-json.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import type { Org } from "../org.ts";
import { asInput, asInputWith, booleanOf, stringOf, type Input } from "../http/input.ts";
import type { ApexContext, ApexController, ApexMethod } from "../apex-controller.ts";
import type { OrgUser } from "../users.ts";

const executePath = "/webruntime/api/apex/execute";
const callKeys = ["namespace", "classname", "method", "isContinuation", "params", "cacheable"];

/** One call of an Apex method, before anything in it is trusted. */
interface ApexCall {
  namespace: string;
  className: string;
  methodName: string;
  parameters: Input;
}

function readCall(input: Input): ApexCall {
  if (booleanOf(input, "isContinuation")) {
    throw new OrgError(400, "INVALID_PARAMETER", "The local org runs no continuations; send isContinuation false.");
  }
  booleanOf(input, "cacheable");
  return {
    namespace: stringOf(input, "namespace", ""),
    className: stringOf(input, "classname", ""),
    methodName: stringOf(input, "method", ""),
    parameters: asInput(input.params ?? {}, "params"),
  };
}

/** A call by GET has the same keys in its query, where `params` is JSON and flags are words. */
function callOfQuery(query: URLSearchParams): ApexCall {
  const text = (key: string): string => query.get(key) ?? "";
  return readCall({
    namespace: text("namespace"),
    classname: text("classname"),
    method: text("method"),
    isContinuation: text("isContinuation") === "true",
    params: query.has("params") ? parseJson(text("params")) : {},
  });
}

function findController(org: Org, user: OrgUser, { namespace, className }: ApexCall): ApexController {
  const controller = org.controllers.find((known) => known.className === className);
  if (!controller || namespace !== "") {
    throw new OrgError(404, "NOT_FOUND", `No Apex class with the name '${className}'; check classname and namespace.`);
  }
  if (!org.access(user, org.metadata.current()).canRunClass(className)) {
    throw insufficientAccess(`the Apex class named '${className}'`);
  }
  return controller;
}

function findMethod({ methods, className }: ApexController, { methodName, parameters }: ApexCall): ApexMethod {
  const method = Object.hasOwn(methods, methodName) ? methods[methodName] : undefined;
  if (!method) {
    throw new OrgError(404, "NOT_FOUND", `No @AuraEnabled method '${methodName}' on the Apex class ${className}.`);
  }
  const unknown = Object.keys(parameters).find((name) => !method.parameters.includes(name));
  if (unknown === undefined) return method;
  const message = `The method ${methodName} has no parameter '${unknown}'; it takes: ${method.parameters.join(", ") || "none"}.`;
  throw new OrgError(400, "INVALID_PARAMETER", message);
}

/** The context of a call by a user to a site. */
export function contextOf(org: Org, user: OrgUser, basePath: string): ApexContext {
  return {
    user,
    now: org.now,
    metadata: org.metadata.latest(),
    records: org.records(user),
    signingKey: org.signingKey,
    site: org.sites.find((site) => site.basePath === basePath) ?? org.sites[0],
    mails: org.mails,
    log: org.log,
  };
}

async function execute(
  org: Org,
  { user, basePath }: { user: OrgUser; basePath: string },
  call: ApexCall,
  byGet: boolean,
): Promise<OrgResponse> {
  const method = findMethod(findController(org, user, call), call);
  if (byGet && !method.cacheable) {
    const message = `The method ${call.methodName} is not cacheable; call it by POST.`;
    throw new OrgError(405, "METHOD_NOT_ALLOWED", message);
  }
  const returnValue = await method.run(call.parameters, contextOf(org, user, basePath));
  return json(200, { returnValue: returnValue ?? null, cacheable: method.cacheable });
}

/** Where components call Apex: POST for every method, GET for cacheable ones. */
export function apexRoutes(org: Org): Route[] {
  return [
    {
      method: "POST",
      pattern: executePath,
      handle: async ({ user, basePath, readJson }: OrgRequest) => {
        const caller = { user: user(), basePath };
        const call = readCall(asInputWith(await readJson(), "the call", callKeys));
        return execute(org, caller, call, false);
      },
    },
    {
      method: "GET",
      pattern: executePath,
      handle: ({ user, basePath, url }: OrgRequest) => {
        const caller = { user: user(), basePath };
        return execute(org, caller, callOfQuery(url.searchParams), true);
      },
    },
  ];
}
