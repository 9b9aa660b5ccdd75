import type { Campaign } from "@travel-design/quotation";

/**
 * Reads where the visitor came from. The first of a repeated parameter wins; what is absent is an empty string.
 *
 * @param query the address's query, for example `?utm_source=nieuwsbrief`
 * @param gaId the visitor's id at Google Analytics, empty where there is none
 * @example campaignOf("?utm_source=a&utm_source=b", "GA1.1.1.2")
 * // { utmCampaign: "", utmMedium: "", utmSource: "a", gaId: "GA1.1.1.2" }
 */
export function campaignOf(query: string, gaId: string): Campaign {
  const parameters = new URLSearchParams(query);
  return {
    utmCampaign: parameters.get("utm_campaign") ?? "",
    utmMedium: parameters.get("utm_medium") ?? "",
    utmSource: parameters.get("utm_source") ?? "",
    gaId,
  };
}

/**
 * The visitor's id at Google Analytics: the value of the cookie `_ga`, empty where there is none.
 *
 * @param cookies all cookies of the page, as in `document.cookie`
 * @example analyticsIdOf("_ga=GA1.1.1.2; x=1") // "GA1.1.1.2"
 */
export function analyticsIdOf(cookies: string): string {
  const analytics = cookies.split("; ").find((cookie) => cookie.startsWith("_ga="));
  return analytics?.slice("_ga=".length) ?? "";
}
