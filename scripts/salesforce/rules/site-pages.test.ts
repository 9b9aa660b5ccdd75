import { expect, test } from "vitest";
import { ownSource, plant } from "../testing/plant.ts";
import { sitePages } from "./site-pages.ts";

const home = "digitalExperiences/site/Travel_Design1/sfdc_cms__view/home/content.json";

test("reports what the check of content files reports, with its place", async () => {
  expect(await sitePages.check(ownSource)).toEqual([]);
  expect(await sitePages.check(plant(ownSource, home, '"privacyUrl"', '"privacyLink"'))).toEqual([
    expect.stringMatching(
      /^force-app\/main\/default\/.*home\/content\.json:\d+:\d+: c:tdQuotationForm has no property/,
    ),
  ]);
});
