/** Areas of the org itself. They are at the root of its domain, wherever its sites are. */
const orgAreas = /^\/(?:services|org)(?:\/|$)/;

/** A site has a path: "/reizen", or empty for a site at the root. */
interface PathOwner {
  basePath: string;
}

/** The path below a site; undefined if it belongs to another one. */
function withoutBasePath(path: string, basePath: string): string | undefined {
  if (basePath === "") return path;
  const ownPath = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
  return ownPath === undefined || orgAreas.test(ownPath) ? undefined : ownPath;
}

/**
 * Creates the function that finds the site of a path, and the path as routes and pages know it: without that of the site. An area
 * of the org belongs to the first site.
 *
 * @example siteFinder([{ basePath: "/reizen" }])("/reizen/privacy"); // { basePath: "/reizen", path: "/privacy" }
 */
export function siteFinder<Site extends PathOwner>(
  sites: readonly Site[],
): (path: string) => (Site & { path: string }) | undefined {
  // A site at the root has every path that no other one has.
  const byLength = sites.toSorted((one, other) => other.basePath.length - one.basePath.length);
  return (path) => {
    const [first] = sites;
    if (first && orgAreas.test(path)) return { ...first, path };
    for (const site of byLength) {
      const ownPath = withoutBasePath(path, site.basePath);
      if (ownPath !== undefined) return { ...site, path: ownPath };
    }
    return undefined;
  };
}

/** The path of the site whose home page a path leads to without naming it; undefined for any other path. */
export function homeOf(path: string, sites: readonly PathOwner[]): string | undefined {
  const paths = sites.map(({ basePath }) => basePath);
  if (path === "/") return paths.includes("") ? undefined : paths[0];
  return paths.find((basePath) => basePath === path);
}
