import {
  browserClock,
  createPlatform,
  getContents,
  getNavigationMenu,
  getSeoProperties,
  httpTransport,
} from "@travel-design/platform";
import { visitor } from "./visitor.ts";

function createServerPlatform(origin: string) {
  return createPlatform({
    transport: httpTransport({
      fetch: (url, init) => fetch(url, init),
      baseUrl: origin,
      asGuest: true,
      language: "nl",
    }),
    clock: browserClock,
    user: visitor,
    endpoints: { getContents, getNavigationMenu, getSeoProperties },
  });
}

/** One per address at which the site is requested, because each caches what it reads. */
const platforms = new Map<string, ReturnType<typeof createServerPlatform>>();

/**
 * The data layer with which the server renders pages, as the site's guest.
 *
 * @param origin address of the org behind the site, without a trailing slash
 */
export function platformAt(origin: string): ReturnType<typeof createServerPlatform> {
  const platform = platforms.get(origin) ?? createServerPlatform(origin);
  platforms.set(origin, platform);
  return platform;
}
