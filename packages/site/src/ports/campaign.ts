import type { Campaign } from "@travel-design/quotation";

/**
 * Reads where the visitor came from. The first of a repeated parameter wins; what is absent is an empty string.
 *
 * @param query the address's query, for example `?utm_source=nieuwsbrief`
 * @param cookies all cookies of the page, as in `document.cookie`
 * @example campaignOf("?utm_source=a&utm_source=b", "_ga=GA1.1.1.2; x=1")
 * // { utmCampaign: "", utmMedium: "", utmSource: "a", gaId: "GA1.1.1.2" }
 */
export function campaignOf(query: string, cookies: string): Campaign {
  const parameters = new URLSearchParams(query);
  const analytics = cookies.split("; ").find((cookie) => cookie.startsWith("_ga="));
  return {
    utmCampaign: parameters.get("utm_campaign") ?? "",
    utmMedium: parameters.get("utm_medium") ?? "",
    utmSource: parameters.get("utm_source") ?? "",
    gaId: analytics?.slice("_ga=".length) ?? "",
  };
}
