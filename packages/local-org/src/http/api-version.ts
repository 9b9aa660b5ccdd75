/** The version of the API that the org has. */
export const apiVersion = "v63.0";

/** A path with the org's own version of the API in place of any from v60.0 on: the responses are the same. */
export const withOwnVersion = (path: string): string =>
  path.replace(/^((?:\/webruntime\/api)?\/services\/data\/)v(?:[6-9]\d|\d{3,})\.0(?=\/)/, `$1${apiVersion}`);
