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
