/**
 * Reads the visitor's analytics id. Components run in a sandbox that hides the page's cookies; the script of the static
 * resource travelBridge runs outside it, and responds synchronously.
 *
 * @returns {string | undefined} empty if the visitor has none, undefined without that script
 */
export function readAnalyticsId() {
  let analyticsId;
  const receive = ({ detail }) => {
    analyticsId = detail?.analyticsId;
  };
  window.addEventListener("travelanalyticsid", receive);
  window.dispatchEvent(new CustomEvent("travelanalyticsidasked"));
  window.removeEventListener("travelanalyticsid", receive);
  return typeof analyticsId === "string" ? analyticsId : undefined;
}
