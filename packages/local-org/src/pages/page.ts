import type { OrgMetadata } from "../metadata/org-metadata.ts";
import type { RecordStore } from "../records/record-store.ts";

/** What a page of the org's own area may use. The visitor is signed in as administrator. */
export interface PageContext {
  metadata: OrgMetadata;
  records: RecordStore;
  /** Decoded values of the path's `:names`. */
  params: Readonly<Record<string, string>>;
  /** The address asked for, with its query. */
  url: URL;
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
  /** New for every answer. The page's policy is `default-src 'none'; style-src 'nonce-…'`. */
  nonce: string;
}

/** A finished page. */
export interface PageAnswer {
  status: number;
  /** A whole document, every value in it escaped. */
  html: string;
}

/** One page under `/org`, for the signed-in administrator only. */
export interface OrgPage {
  /** For example `/org/requests/:id`. */
  path: string;
  render(context: PageContext): PageAnswer;
}
