import type { Campaign } from "@travel-design/quotation";
import { tryTo } from "@travel-design/ui/internal";

/** Name of the earlier campaign in the tab's storage. */
const storageName = "travel-design.campaign";

const parameterNames = ["utm_campaign", "utm_medium", "utm_source"] as const;

/** The first value of each campaign parameter, as a query of its own; empty if there is none. */
function campaignQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  const campaign = new URLSearchParams();
  for (const name of parameterNames) {
    const value = parameters.get(name);
    if (value) campaign.set(name, value);
  }
  return campaign.toString();
}

/**
 * Stores the campaign parameters of a page for the rest of the visit. A page without parameters does not overwrite earlier ones.
 *
 * @param query the query of the page's address, for example `?utm_source=nieuwsbrief`
 * @param tabStorage the tab's storage; may throw
 */
export function recordCampaign(query: string, tabStorage: () => Storage): void {
  const campaign = campaignQuery(query);
  if (campaign) tryTo(() => tabStorage().setItem(storageName, campaign));
}

/**
 * Reads the campaign of the page, or else the one that an earlier page of the visit stored. A missing value is an empty string.
 * Without storage only the parameters of the page count.
 *
 * @param query the query of the page's address
 * @param tabStorage the tab's storage; may throw
 * @param gaId the visitor's analytics id
 */
export function readCampaign(query: string, tabStorage: () => Storage, gaId: string): Campaign {
  const stored = (): string => tryTo(() => tabStorage().getItem(storageName)) ?? "";
  const parameters = new URLSearchParams(campaignQuery(query) || stored());
  return {
    utmCampaign: parameters.get("utm_campaign") ?? "",
    utmMedium: parameters.get("utm_medium") ?? "",
    utmSource: parameters.get("utm_source") ?? "",
    gaId,
  };
}

/**
 * The visitor's id at Google Analytics: the value of the cookie `_ga`; empty without that cookie.
 *
 * @param cookies all cookies of the page, as in `document.cookie`
 * @example analyticsIdOf("_ga=GA1.1.1.2; x=1") // "GA1.1.1.2"
 */
export function analyticsIdOf(cookies: string): string {
  const analytics = cookies.split("; ").find((cookie) => cookie.startsWith("_ga="));
  return analytics?.slice("_ga=".length) ?? "";
}
