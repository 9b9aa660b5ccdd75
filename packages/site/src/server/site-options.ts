/** Options of both ways to serve the local site. */
export interface SiteOptions {
  /** Path of `force-app/main/default`. */
  forceApp: string;
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
  log(line: string): void;
}
