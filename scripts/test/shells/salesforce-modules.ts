// The modules that only the platform provides. What they name must exist in force-app, or the build fails.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sitesOf } from "@travel-design/local-org";
import type { Plugin } from "rollup";

const prefix = "\0salesforce:";

/** The expression for the site's base path. The test page contains it, so that one build serves sites at any path. */
const basePath = '(document.documentElement.dataset.basePath ?? "")';

/** Values about the visitor. */
const facts: Readonly<Record<string, unknown>> = {
  "@salesforce/user/Id": undefined,
  "@salesforce/user/isGuest": true,
  "@salesforce/i18n/lang": "nl",
};

function apexMethod(forceApp: string, id: string): string {
  const [classname = "", method = ""] = id.split(".");
  const file = join(forceApp, "classes", `${classname}.cls`);
  const source = existsSync(file) ? readFileSync(file, "utf8") : "";
  const match = new RegExp(`@AuraEnabled(\\(cacheable=true\\))?[^;{]*\\bstatic\\b[^;{]*\\b${method}\\s*\\(`, "i").exec(
    source,
  );
  if (!match) throw new Error(`@salesforce/apex/${id} is no @AuraEnabled static method of force-app.`);
  const call = { namespace: "", classname, method, isContinuation: false, cacheable: match[1] !== undefined };
  return `export default async function ${method}(params = {}) {
    const response = await fetch(${basePath} + "/webruntime/api/apex/execute?language=nl&asGuest=true&htmlEncode=false", {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({ ...${JSON.stringify(call)}, params }),
    });
    const body = response.status === 204 ? {} : await response.json();
    const { errorCode, message } = body[0] ?? body;
    const exceptionType = errorCode === "APEX_ERROR" ? "System.AuraHandledException" : undefined;
    if (!response.ok) throw { body: { message, exceptionType } };
    return body.returnValue;
  }`;
}

function resourceUrl(forceApp: string, id: string): string {
  if (!existsSync(join(forceApp, "staticresources", `${id}.resource-meta.xml`))) {
    throw new Error(`@salesforce/resourceUrl/${id} is no static resource of force-app.`);
  }
  return `export default ${basePath} + ${JSON.stringify(`/sfsites/c/resource/${id}`)};`;
}

function schema(forceApp: string, id: string): string {
  const [objectApiName = "", fieldApiName] = id.split(".");
  const folder = join(forceApp, "objects", objectApiName);
  if (!existsSync(fieldApiName ? join(folder, "fields", `${fieldApiName}.field-meta.xml`) : folder)) {
    throw new Error(`@salesforce/schema/${id} does not exist in force-app.`);
  }
  return `export default ${JSON.stringify({ objectApiName, fieldApiName })};`;
}

/**
 * The source text of a module that only the platform provides.
 *
 * @param forceApp path of `force-app/main/default`
 * @param source its name, for example `@salesforce/user/isGuest`
 * @throws Error if it names something that force-app does not have
 */
export function moduleText(forceApp: string, source: string): string {
  if (source === "@salesforce/community/basePath") return `export default ${basePath};`;
  if (source === "@salesforce/site/Id") return `export default ${JSON.stringify(sitesOf(forceApp)[0]?.siteId)};`;
  if (source === "@salesforce/community/Id")
    return `export default ${JSON.stringify(sitesOf(forceApp)[0]?.communityId)};`;
  if (source in facts) return `export default ${JSON.stringify(facts[source])};`;
  const [, kind, id = ""] = /^@salesforce\/(\w+)\/(.+)$/.exec(source) ?? [];
  if (kind === "apex") return apexMethod(forceApp, id);
  if (kind === "resourceUrl") return resourceUrl(forceApp, id);
  if (kind === "schema") return schema(forceApp, id);
  throw new Error(`There is no test double for ${source}: add one to scripts/test/shells/salesforce-modules.ts.`);
}

/**
 * Provides the modules that components import from `@salesforce/…`. Apex calls go to the local org.
 *
 * @param forceApp path of `force-app/main/default`
 */
export const salesforceModules = (forceApp: string): Plugin => ({
  name: "salesforce-modules",
  resolveId: (source) => (source.startsWith("@salesforce/") ? prefix + source : null),
  load: (id) => (id.startsWith(prefix) ? moduleText(forceApp, id.slice(prefix.length)) : null),
});
