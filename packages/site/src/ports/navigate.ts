import { withPageQuery } from "@travel-design/ui/internal";
import { siteAddress } from "@travel-design/ui/models";
import { basePathOf, type PageDocument } from "../base-path.ts";

/** The part of a window that is used to open pages. */
interface PageView {
  document: PageDocument;
  location: Pick<Location, "href" | "assign">;
}

/**
 * Creates the `navigate` port: opens a page by the address that a site builder typed. The page's query comes along, unless the
 * address has its own, so that the parameters of a campaign are not lost.
 *
 * @param view the window
 */
export const navigateIn =
  ({ document, location }: PageView) =>
  (address: string): void =>
    location.assign(withPageQuery(siteAddress(address, basePathOf(document)), location.href));
