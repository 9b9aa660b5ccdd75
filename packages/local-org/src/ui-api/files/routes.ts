import { securityHeaders, type OrgResponse } from "../../http/response.ts";
import type { Route } from "../../http/router.ts";
import type { Org } from "../../org.ts";
import { normalizeId } from "../../salesforce-id.ts";
import { noSuchRecord, routesOf, type Call } from "../endpoint.ts";
import { servicesPaths } from "../paths.ts";

/** The bytes of a version, to be saved rather than opened: it may hold anything. */
function download({ access, org, param }: Call): OrgResponse {
  const id = normalizeId(param("versionId"));
  const found = id === undefined || !access.canUseRecords ? undefined : org.files.read(id);
  if (!found) throw noSuchRecord();
  return {
    status: 200,
    headers: {
      ...securityHeaders,
      "Cache-Control": "no-store",
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(found.fileName.toWellFormed())}`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Content-Type": "application/octet-stream",
    },
    body: Buffer.from(found.content),
  };
}

/** Uploaded files, for users who may use records. */
export const fileRoutes = (org: Org): Route[] =>
  routesOf(org, servicesPaths, [
    { method: "GET", path: "/sobjects/ContentVersion/:versionId/VersionData", respond: download },
  ]);
