/**
 * Asks the page for the visitor's analytics id. Components run in a sandbox that hides the page's cookies; the script
 * of the static resource travelBridge stands outside it, and answers at once.
 *
 * @returns {string | undefined} empty when the visitor has none, undefined when nobody answers
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
