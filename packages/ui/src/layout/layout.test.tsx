import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test, vi } from "vitest";
import {
  Column,
  ColumnsSection,
  ContentContainer,
  FlexibleBlock,
  FlexibleContent,
  Grid,
  Section,
  SlotsBlock,
  Spacer,
} from "./index.ts";
import { hostileSettings } from "../internal/testing/hostile-values.ts";
import { mountEach } from "../internal/testing/mount-each.tsx";
import * as models from "../models.ts";

/** Settings of any name and type, as a page file may hold them, and what a page gives to the root element. */
type AnyProps = Record<string, unknown>;

const blocks: [string, (props: AnyProps) => ReactElement, Record<string, unknown>][] = [
  ["FlexibleBlock", (props) => <FlexibleBlock {...props} />, models.flexibleBlockProperties],
  ["FlexibleContent", (props) => <FlexibleContent {...props} />, models.flexibleContentProperties],
  [
    "Grid",
    (props) => <Grid items={[{ id: "a", content: "Reis" }]} {...props} />,
    { ...models.gridProperties, items: [] },
  ],
  ["ColumnsSection", (props) => <ColumnsSection {...props} />, models.columnsSectionProperties],
  ["Column", (props) => <Column {...props} />, models.columnProperties],
  ["Spacer", (props) => <Spacer {...props} />, models.spacerProperties],
  ["Section", (props) => <Section {...props} />, models.sectionProperties],
  ["ContentContainer", (props) => <ContentContainer {...props} />, models.contentContainerProperties],
  ["SlotsBlock", (props) => <SlotsBlock {...props} />, models.slotsProperties],
];

describe.each(blocks)("%s", (_name, create, properties) => {
  test("renders with any settings, runs none of them, and warns at most once", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const settings = Object.keys(properties).flatMap((name) => hostileSettings.map((value) => ({ [name]: value })));
    for (const container of mountEach(settings.map(create))) {
      expect(container.firstElementChild).toBeInTheDocument();
      expect(container.querySelector("img, script, [onerror]")).toBeNull();
      expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
      warn.mockClear();
    }
  });
});

test("warns once of a setting, however often it is rendered", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { rerender } = render(<FlexibleBlock borderColor="rood;" />);
  rerender(<FlexibleBlock borderColor="rood;" id="blok" />);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '[travel-design] FlexibleBlock: borderColor: "rood;" is not valid; use a CSS color such as #0f4c4a',
  );
});

test("names a spacer in its warnings", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  render(<Spacer columnWidth="breed" />);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("[travel-design] Spacer: columnWidth"));
});

test("shows title, subtitle and content in this order", () => {
  render(
    <ContentContainer title="Onze <b>reizen</b>" subtitle="Op maat" data-testid="root">
      <p>Inhoud</p>
    </ContentContainer>,
  );
  const names = Array.from(screen.getByTestId("root").children, (child) => [child.localName, child.textContent]);
  expect(names).toEqual([
    ["h2", "Onze <b>reizen</b>"],
    ["h4", "Op maat"],
    ["p", "Inhoud"],
  ]);
  expect(screen.getByRole("heading", { level: 3, name: "Op maat" })).toBeInTheDocument();
});

test.each([undefined, ""])("renders no heading for the title %j", (title) => {
  render(
    <ContentContainer title={title} subtitle={title}>
      Inhoud
    </ContentContainer>,
  );
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

test("a column named like a property of every object has only its own content", () => {
  const columns = ["__proto__", "constructor"].map((columnKey) => ({ columnKey }));
  const { container } = render(<ColumnsSection sectionConfig={{ columns }} slots={{ constructor: "Reis" }} />);
  const texts = Array.from(container.querySelectorAll(".td-column"), (column) => column.textContent);
  expect(texts).toEqual(["", "Reis"]);
});

test("fills configured columns by their keys, or takes columns placed by hand", () => {
  const { container, rerender } = render(<ColumnsSection slots={{ col1: "Links", col2: "Rechts" }} />);
  const texts = (): (string | null)[] =>
    Array.from(container.querySelectorAll(".td-column"), (column) => column.textContent);
  expect(texts()).toEqual(["Links", "Rechts"]);
  rerender(
    <ColumnsSection>
      <Column columnWidth={4}>Zelf</Column>
      <Spacer columnWidth={8} />
    </ColumnsSection>,
  );
  expect(texts()).toEqual(["Zelf"]);
  expect(container.querySelector(".td-spacer")).toHaveStyle("--_parts: 8");
});

test("shows at most 24 slots, each with its own content, and reports a larger number", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { container } = render(<SlotsBlock slotAmount={25} slots={{ "Content-Slot24": "Laatste" }} />);
  const slots = container.querySelectorAll("[data-slot]");
  expect(slots).toHaveLength(24);
  expect(slots[23]).toHaveTextContent("Laatste");
  expect(warn).toHaveBeenCalledOnce();
});

test("leaves a picture without text to the eye", () => {
  const { container } = render(<Section backgroundImageDesktop="/zee.jpg" />);
  expect(container.querySelector(".td-section__background")).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
