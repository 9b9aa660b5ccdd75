// What a page file, a spreadsheet or a stranger's script may hand to a view instead of what its types ask for.
import { expect, test, vi } from "vitest";
import { hostileSettings } from "../../../ui/src/internal/testing/hostile-values.ts";
import { mountEach } from "../../../ui/src/internal/testing/mount-each.tsx";
import * as fixture from "../parts/page-fixture.tsx";
import { subjects } from "./subjects.ts";

const banner = ["overlayColor", "minHeight", "imageTablet", "imageAltText"];
const settingsOf = (values: object, ...others: readonly string[]): string[] => [...Object.keys(values), ...others];

/** The settings of the parts of a page, which a content file may set to anything. */
const settingsByBlock: Readonly<Record<string, readonly string[]>> = {
  CallToAction: settingsOf(fixture.closing, ...banner, "linkLabel", "linkAddress", "level", "surface"),
  ContactStrip: settingsOf(fixture.contactStrip, "level"),
  DestinationCard: settingsOf(fixture.cards[0] ?? {}),
  Faq: settingsOf(fixture.faq, "level"),
  Heading: settingsOf(fixture.sectionHeading, "level", "align", "id"),
  Hero: settingsOf(fixture.hero, ...banner),
  Itinerary: settingsOf(fixture.itinerary, "level"),
  PageFooter: settingsOf(fixture.footer, "phone"),
  PageHeader: settingsOf(fixture.header, "homeAddress", "currentPath"),
  PromiseCard: ["icon", "title", "text"],
  RichText: ["text", "align", "lead"],
  RouteMap: settingsOf(fixture.routeMap, "level"),
  SeasonPrice: settingsOf(fixture.seasonPrice, "level", "bestLabel", "goodLabel", "lessLabel", "priceUnit"),
  SideText: ["title1", "subtitle1", "sellingPoints", "logos"],
  SpecialistCard: ["title", "description", "specialistEmail", "image", "icon"],
  Stars: ["rating"],
  TravelerStories: ["stories"],
};

const lists = [[null, 7, {}, { label: 1, address: {} }], [{ rating: "x" }]];
const pageCases = subjects.flatMap(({ name, create }) =>
  (settingsByBlock[name] ?? []).map((setting) => ({ name, create, setting })),
);

test.each(pageCases)(
  "$name renders whatever a content file sets $setting to, executes none of it, and logs at most one warning",
  ({ create, setting }) => {
    const error = vi.spyOn(console, "error");
    error.mockClear();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const elements = [...hostileSettings, ...lists].map((value) => create(Object({ [setting]: value })));
    for (const container of mountEach(elements)) {
      expect(container.querySelector("img[onerror], script, a[href^=javascript]")).toBeNull();
      expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
      warn.mockClear();
    }
    expect(error).not.toHaveBeenCalled();
  },
);
