import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readAnalyticsId } from "../main/default/lwc/tdQuotationData/analytics";

const bridge = readFileSync(resolve(__dirname, "../main/default/staticresources/travelBridge.js"), "utf8");

it("knows nothing on a page without the bridge, so that the cookies are asked", () => {
  document.cookie = "_ga=GA1.1.1.2";
  expect(readAnalyticsId()).toBeUndefined();
});

it("is handed the id by the script that the page's head names, at each asking", () => {
  window.eval(bridge);
  document.cookie = "my_ga=other";
  expect(readAnalyticsId()).toBe("GA1.1.1.2");
  document.cookie = "_ga=; max-age=0";
  expect(readAnalyticsId()).toBe("");
});

it("takes nothing but a text from whoever answers", () => {
  const answer = () => window.dispatchEvent(new CustomEvent("travelanalyticsid", { detail: { analyticsId: {} } }));
  window.addEventListener("travelanalyticsidasked", answer);
  expect(readAnalyticsId()).toBeUndefined();
  window.removeEventListener("travelanalyticsidasked", answer);
});
