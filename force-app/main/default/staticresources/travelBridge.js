/*
 * Connects the request form with the page. The form runs inside Lightning Web Security, which hides the page's cookies and
 * `dataLayer` from it; this script is loaded by the page's head markup and runs outside the sandbox. It passes on one value of one
 * cookie, and measurement events to `dataLayer` while the visitor consents. It stores nothing and sends nothing.
 */
(() => {
  const analyticsId = () => {
    try {
      const cookie = document.cookie.split("; ").find((text) => text.startsWith("_ga="));
      return cookie ? cookie.slice("_ga=".length) : "";
    } catch {
      return "";
    }
  };
  window.addEventListener("travelanalyticsidasked", () => {
    const detail = { analyticsId: analyticsId() };
    window.dispatchEvent(new CustomEvent("travelanalyticsid", { detail }));
  });

  let hasConsent = false;
  // In the capture phase, so that events on the document that do not bubble are received.
  const capture = { capture: true };
  window.addEventListener(
    "travelDesignConsent",
    ({ detail }) => {
      hasConsent = detail?.measurement === true;
    },
    capture,
  );
  window.addEventListener(
    "travelDesignTrack",
    ({ detail }) => {
      if (!hasConsent || typeof detail?.name !== "string") return;
      // A copy, because the event's data belongs to the sandbox.
      const data = JSON.parse(JSON.stringify(detail.data ?? {}));
      if (!Array.isArray(window.dataLayer)) window.dataLayer = [];
      window.dataLayer.push({ event: detail.name, ...data });
    },
    capture,
  );
})();
