/** Areas of the org itself. They are at the root of its domain, wherever the site is. */
const orgAreas = /^\/(?:services|org)(?:\/|$)/;

/**
 * The path of a request as routes and pages know it: without the path below which the site is served.
 *
 * @param basePath "/reizen", or empty for a site at the root
 * @returns undefined for a path that belongs neither to the org nor to the site
 * @example withoutBasePath("/reizen/privacy", "/reizen"); // "/privacy"
 */
export function withoutBasePath(path: string, basePath: string): string | undefined {
  if (basePath === "" || orgAreas.test(path)) return path;
  const ownPath = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
  return ownPath === undefined || orgAreas.test(ownPath) ? undefined : ownPath;
}

/** Whether a path leads to the site's home page without naming it. */
export const isHomePath = (path: string, basePath: string): boolean =>
  basePath !== "" && (path === "/" || path === basePath);
