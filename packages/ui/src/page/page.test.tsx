// What a page file, a spreadsheet or a stranger's script may pass to the parts of a page.
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { hostileSettings } from "../internal/testing/hostile-values.ts";
import {
  CallToAction,
  ContactStrip,
  DestinationCard,
  Faq,
  Heading,
  Hero,
  Itinerary,
  PageFooter,
  PageHeader,
  RichText,
  RouteMap,
  SeasonPrice,
  Space,
  TrustRow,
} from "./index.ts";
import {
  cards,
  closing,
  contactStrip,
  faq,
  footer,
  header,
  hero,
  itinerary,
  routeMap,
  seasonPrice,
  sectionHeading,
  thanks,
  trustRow,
} from "./page-fixture.tsx";

const [card] = cards;
const banner = { overlayColor: "", minHeight: "", imageTablet: "", imageAltText: "" };

const parts: readonly [name: string, create: (props: object) => ReactElement, settings: readonly string[]][] = [
  [
    "Heading",
    (props) => <Heading {...sectionHeading} {...props} />,
    [...Object.keys(sectionHeading), "level", "align", "id"],
  ],
  ["RichText", (props) => <RichText text={thanks} {...props} />, ["text", "align", "lead"]],
  ["Hero", (props) => <Hero {...hero} {...props} />, Object.keys({ ...hero, ...banner })],
  ["DestinationCard", (props) => <DestinationCard {...card} {...props} />, Object.keys(card ?? {})],
  [
    "CallToAction",
    (props) => <CallToAction {...closing} linkLabel="Meer" {...props} />,
    [...Object.keys({ ...closing, ...banner }), "linkLabel", "linkAddress", "level", "surface"],
  ],
  [
    "PageHeader",
    (props) => <PageHeader {...header} {...props} />,
    [...Object.keys(header), "homeAddress", "currentPath"],
  ],
  ["PageFooter", (props) => <PageFooter {...footer} {...props} />, [...Object.keys(footer), "phone"]],
  ["Itinerary", (props) => <Itinerary {...itinerary} {...props} />, [...Object.keys(itinerary), "level"]],
  ["RouteMap", (props) => <RouteMap {...routeMap} {...props} />, [...Object.keys(routeMap), "level"]],
  [
    "SeasonPrice",
    (props) => <SeasonPrice {...seasonPrice} {...props} />,
    [...Object.keys(seasonPrice), "level", "bestLabel", "goodLabel", "lessLabel", "priceUnit"],
  ],
  ["TrustRow", (props) => <TrustRow {...trustRow} {...props} />, Object.keys(trustRow)],
  ["ContactStrip", (props) => <ContactStrip {...contactStrip} {...props} />, [...Object.keys(contactStrip), "level"]],
  ["Faq", (props) => <Faq {...faq} {...props} />, [...Object.keys(faq), "level"]],
  ["Space", (props) => <Space {...props} />, ["size", "id"]],
];

const values = [...hostileSettings, [null, 7, {}, { label: 1, address: {} }]];
const cases = parts.flatMap(([name, create, settings]) => settings.map((setting) => ({ name, create, setting })));

afterEach(() => vi.restoreAllMocks());

test.each(cases)(
  "$name renders whatever its $setting is, executes none of it, and warns at most once",
  ({ create, setting }) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const error = vi.spyOn(console, "error");
    for (const value of values) {
      warn.mockClear();
      const { container, unmount } = render(create({ [setting]: value }));
      expect(container.querySelector("img[onerror], script, a[href^=javascript]")).toBeNull();
      expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
      unmount();
    }
    expect(error).not.toHaveBeenCalled();
  },
);

test.each(parts)("%s renders on a server without settings", (_name, create) => {
  expect(renderToString(create({}))).not.toMatch(/undefined|\[object/);
});
