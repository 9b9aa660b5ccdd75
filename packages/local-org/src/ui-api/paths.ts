import { apiVersion } from "../http/api-version.ts";

/** The path of the org's data. */
const servicesPath = `/services/data/${apiVersion}`;

/** Both addresses of the org's data: a published site reaches it below `/webruntime/api`. */
export const servicesPaths: readonly string[] = [servicesPath, `/webruntime/api${servicesPath}`];

/** The path of the UI API. */
export const uiApiPath = `${servicesPath}/ui-api`;

/** Both addresses of the UI API. */
export const uiApiPaths: readonly string[] = servicesPaths.map((path) => `${path}/ui-api`);
