/** Where the UI API stands; a published site reaches it below `/webruntime/api`. */
export const uiApiPath = "/services/data/v63.0/ui-api";

/** Both addresses of the UI API. */
export const uiApiPaths: readonly string[] = [uiApiPath, `/webruntime/api${uiApiPath}`];
