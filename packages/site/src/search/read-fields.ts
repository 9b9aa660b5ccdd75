import { createPlatform, getSeoProperties, httpTransport, type ReadFields } from "@travel-design/platform";
import { visitor } from "../ports/visitor.ts";

function createRecordPlatform(origin: string) {
  return createPlatform({
    transport: httpTransport({
      fetch: (url, init) => fetch(url, init),
      baseUrl: origin,
      asGuest: true,
      language: "nl",
    }),
    clock: {
      now: () => Date.now(),
      after(delay, callback) {
        const timer = setTimeout(callback, delay);
        return () => clearTimeout(timer);
      },
    },
    user: visitor,
    endpoints: { getSeoProperties },
  });
}

/** One for each address that the site is asked at: what is known of a record is kept for an hour. */
const platforms = new Map<string, ReturnType<typeof createRecordPlatform>>();

/** The record that a page is about. */
export interface PageRecord {
  /** The site as the org knows it, for example `0DB…`. */
  communityId: string;
  /** Undefined for a page without a record. */
  recordId: string | undefined;
  /** Address of the org behind the site, without a closing slash. */
  origin: string;
}

/** How the fields of a page's record are read, for its title and description. A page without a record has none, and asks nothing. */
export function readFieldsOf({ communityId, recordId, origin }: PageRecord): ReadFields {
  if (!recordId) return async () => ({});
  const platform = platforms.get(origin) ?? createRecordPlatform(origin);
  platforms.set(origin, platform);
  return (fields) => platform.getSeoProperties.read({ communityId, recordId, fields });
}
