import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readAnalyticsId } from "../main/default/lwc/tdQuotationData/analytics";

const bridge = readFileSync(resolve(__dirname, "../main/default/staticresources/travelBridge.js"), "utf8");

it("returns nothing on a page without the bridge, so that the cookies are read", () => {
  document.cookie = "_ga=GA1.1.1.2";
  expect(readAnalyticsId()).toBeUndefined();
});

it("reads the id from the script in the page's head, at each call", () => {
  window.eval(bridge);
  document.cookie = "my_ga=other";
  expect(readAnalyticsId()).toBe("GA1.1.1.2");
  document.cookie = "_ga=; max-age=0";
  expect(readAnalyticsId()).toBe("");
});

it("ignores a response that is not a text", () => {
  const answer = () => window.dispatchEvent(new CustomEvent("travelanalyticsid", { detail: { analyticsId: {} } }));
  window.addEventListener("travelanalyticsidasked", answer);
  expect(readAnalyticsId()).toBeUndefined();
  window.removeEventListener("travelanalyticsidasked", answer);
});

describe("measurement", () => {
  const consent = (detail) => document.dispatchEvent(new CustomEvent("travelDesignConsent", { detail }));
  const track = (detail) => document.dispatchEvent(new CustomEvent("travelDesignTrack", { detail }));

  it("is pushed to the page's data layer while the visitor consents, and not otherwise", () => {
    // Evaluated in an earlier test: a page loads the script once.
    track({ name: "quote_start", data: { step: 1 } });
    consent({ measurement: "true" });
    track({ name: "quote_start", data: { step: 1 } });
    expect(window.dataLayer).toBeUndefined();
    consent({ measurement: true });
    track({ name: "quote_error", data: { step: 1, fields: ["email"] } });
    track(null);
    track({ name: 1 });
    consent({ measurement: false });
    track({ name: "quote_step", data: { step: 2 } });
    expect(window.dataLayer).toEqual([{ event: "quote_error", step: 1, fields: ["email"] }]);
  });
});
