// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { pushMeasurement, trackOn } from "./measurement.ts";

/** The window of a new page, with `dataLayer` as other scripts may leave it. */
function openPage(dataLayer?: unknown) {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const view = frame.contentWindow;
  if (!view) throw new Error("The frame has no window.");
  const page: Window & { dataLayer?: unknown } = Object.assign(view, dataLayer === undefined ? {} : { dataLayer });
  pushMeasurement(page);
  const consent = (detail: unknown): void => {
    page.document.dispatchEvent(new CustomEvent("travelDesignConsent", { detail }));
  };
  return { page, consent, track: trackOn(page.document) };
}

beforeEach(() => document.body.replaceChildren());

test("nothing is pushed without consent, and no array is created", () => {
  const { page, track, consent } = openPage();
  track("quote_start", { step: 1 });
  for (const detail of [undefined, null, "yes", { measurement: "true" }, { measurement: false }]) {
    consent(detail);
    track("quote_step", { step: 2 });
  }
  expect(page.dataLayer).toBeUndefined();
});

test("events after consent are pushed, until it is withdrawn", () => {
  const { page, track, consent } = openPage();
  track("quote_start", { step: 1 });
  consent({ measurement: true });
  track("quote_step", { step: 2 });
  consent({ measurement: false });
  track("quote_step", { step: 3 });
  expect(page.dataLayer).toEqual([{ event: "quote_step", step: 2 }]);
});

test("an existing data layer keeps its entries, and a value that is no list is replaced", () => {
  for (const [given, expected] of [
    [[{ event: "gtm.js" }], [{ event: "gtm.js" }, { event: "quote_start", step: 1 }]],
    ["broken", [{ event: "quote_start", step: 1 }]],
  ]) {
    const { page, track, consent } = openPage(given);
    consent({ measurement: true });
    track("quote_start", { step: 1 });
    expect(page.dataLayer).toEqual(expected);
  }
});

test("events of other scripts without a name are ignored", () => {
  const { page, consent } = openPage();
  consent({ measurement: true });
  for (const detail of [undefined, null, {}, { name: 1 }]) {
    page.document.dispatchEvent(new CustomEvent("travelDesignTrack", { detail }));
  }
  expect(page.dataLayer).toBeUndefined();
});
