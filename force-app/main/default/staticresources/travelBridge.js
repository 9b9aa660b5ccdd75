/*
 * Hands the visitor's analytics id to the request form. The form runs inside Lightning Web Security, which hides the
 * page's cookies from it; this script is named in the page's head, stands outside, and answers when it is asked.
 * It gives away one value of one cookie, to scripts of this page only, and sends nothing anywhere.
 */
(() => {
  const analyticsId = () => {
    const cookie = document.cookie.split("; ").find((text) => text.startsWith("_ga="));
    return cookie ? cookie.slice("_ga=".length) : "";
  };
  window.addEventListener("travelanalyticsidasked", () => {
    const detail = { analyticsId: analyticsId() };
    window.dispatchEvent(new CustomEvent("travelanalyticsid", { detail }));
  });
})();
