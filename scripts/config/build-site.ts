import { buildSite } from "../site/built-site.ts";

/** Builds the site once before the end-to-end tests, which start it many times. */
export default buildSite;
