import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import "../style.css";
import { Column, ColumnsSection, FlexibleBlock, FlexibleContent, Grid, Section, Spacer } from "./index.ts";
import { flexibleBlockProperties } from "./flexible-block/flexible-block-model.ts";
import { itemSpacings } from "../settings/choices.ts";

beforeAll(() => page.viewport(1300, 800));

const renderAt = (children: ReactNode, width = 1200): void =>
  void render(<div style={{ inlineSize: width }}>{children}</div>);
const block = (): HTMLElement => screen.getByTestId("block");
const widths = (elements: Iterable<Element>): number[] =>
  Array.from(elements, (element) => Math.round(element.getBoundingClientRect().width));
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `reis-${index}`, content: `Reis ${index}` }));

test.each([
  ["width", 300, "inlineSize", "300px"],
  ["height", "10rem", "minHeight", "160px"],
  ["borderWidth", 3, "borderTopWidth", "3px"],
  ["borderRadius", "12px", "borderTopLeftRadius", "12px"],
  ["borderStyle", "dashed", "borderTopStyle", "dashed"],
  ["backgroundColor", "#0f4c4a", "backgroundColor", "rgb(15, 76, 74)"],
  ["borderColor", "rgb(1 2 3)", "borderTopColor", "rgb(1, 2, 3)"],
  ["alignment", "bottom", "alignItems", "end"],
] as const)("a flexible block has its %s", (name, value, property, computed) => {
  expect(flexibleBlockProperties).toHaveProperty(name);
  renderAt(<FlexibleBlock data-testid="block" {...{ [name]: value }} />);
  expect(getComputedStyle(block())[property]).toBe(computed);
});

test("a block within a block keeps to its own settings", () => {
  renderAt(
    <FlexibleBlock width={600} height={400} borderWidth={9} backgroundColor="#000">
      <FlexibleBlock data-testid="block">Binnen</FlexibleBlock>
    </FlexibleBlock>,
  );
  const { borderTopWidth, backgroundColor, minHeight } = getComputedStyle(block());
  expect([borderTopWidth, backgroundColor, minHeight]).toEqual(["0px", "rgba(0, 0, 0, 0)", "0px"]);
});

test.each([
  [1, 1200],
  [2, 1200],
  [3, 1200],
  [4, 1200],
  [5, 1200],
  [6, 1200],
])("a grid of %d columns has them all where there is room", (numberOfColumns, width) => {
  renderAt(<Grid items={items(7)} numberOfColumns={numberOfColumns} itemSpacing="large" />, width);
  expect(getComputedStyle(screen.getByRole("list")).gridTemplateColumns.split(" ")).toHaveLength(numberOfColumns);
});

test.each([
  [3, 343, 1],
  [6, 343, 2],
  [3, 700, 2],
])("a grid of %d columns, %d pixels wide, has %d: it answers to its container", (numberOfColumns, width, columns) => {
  renderAt(<Grid items={items(7)} numberOfColumns={numberOfColumns} itemSpacing="medium" />, width);
  expect(getComputedStyle(screen.getByRole("list")).gridTemplateColumns.split(" ")).toHaveLength(columns);
});

test("every spacing is a room of its own", () => {
  const gaps = itemSpacings.map((itemSpacing) => {
    const { unmount } = render(<Grid items={items(2)} itemSpacing={itemSpacing} />);
    const gap = getComputedStyle(screen.getByRole("list")).columnGap;
    unmount();
    return gap;
  });
  expect(gaps).toEqual(["48px", "32px", "24px", "16px", "4px", "0px"]);
});

test("a grid makes its rows equal only if its setting says so", () => {
  const uneven = [...items(1), { id: "lang", content: <div style={{ blockSize: 300 }} /> }];
  const heights = (): number[] => screen.getAllByRole("listitem").map((item) => item.offsetHeight);
  const { rerender } = render(<Grid items={uneven} numberOfColumns={1} />);
  expect(new Set(heights()).size).toBe(2);
  rerender(<Grid items={uneven} numberOfColumns={1} isFixedRowHeight />);
  expect(heights()).toEqual([300, 300]);
});

test.each([
  ["left", 0],
  ["center", 300],
  ["right", 600],
] as const)("a grid of half the width is aligned %s", (horizontalAlignment, left) => {
  renderAt(<Grid data-testid="block" items={[]} width="50%" horizontalAlignment={horizontalAlignment} />);
  const parent = block().parentElement?.getBoundingClientRect().left ?? Number.NaN;
  expect(Math.round(block().getBoundingClientRect().left - parent)).toBe(left);
});

test.each([343, 997, 1000, 1001.5, 1200])("columns and spacers fill a row of %d pixels without wrapping", (width) => {
  const parts = [1, 2, 3, 2, 4];
  renderAt(
    <ColumnsSection data-testid="block" columnGutterWidth="1.3rem">
      <Column columnWidth={parts[0]} />
      <Column columnWidth={parts[1]} />
      <Spacer columnWidth={parts[2]} />
      <Column columnWidth={parts[3]} />
      <Column columnWidth={parts[4]} />
    </ColumnsSection>,
    width,
  );
  const places = Array.from(block().children, (child) => child.getBoundingClientRect());
  expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  expect(places.at(-1)?.right).toBeCloseTo(block().getBoundingClientRect().right, 0);
});

test("five columns without a width share the row alike", () => {
  renderAt(
    <ColumnsSection data-testid="block" columnGutterWidth={20}>
      {Array.from({ length: 5 }, (_, index) => (
        <Column key={index} columnCount={5} />
      ))}
    </ColumnsSection>,
  );
  expect(widths(block().children)).toEqual([224, 224, 224, 224, 224]);
});

test("a column has the height and the alignment of its settings", () => {
  const config = { columns: [{ columnWidth: 12 }] };
  const content = { col1: <p data-testid="content">Reis</p> };
  renderAt(
    <ColumnsSection sectionConfig={config} columnMinHeight={300} columnVerticalAlign="bottom" slots={content} />,
  );
  const column = screen.getByTestId("content").parentElement;
  expect(column?.offsetHeight).toBe(300);
  const style = column && getComputedStyle(column);
  expect(style?.justifyContent).toBe("end");
});

test("a section within a column has its own gutter, height and picture", () => {
  renderAt(
    <Section
      sectionMinHeight={500}
      sectionColumnGutterWidth={90}
      backgroundImageDesktop="data:image/svg+xml,buiten"
      backgroundImageOverlay="#f00"
      slots={{ col1: <Section data-testid="block" slots={{ col1: "Binnen" }} /> }}
    />,
  );
  expect(getComputedStyle(block()).minHeight).toBe("0px");
  expect(block().querySelector(".td-section__overlay")).toBeNull();
  const row = block().querySelector(".td-columns");
  expect(row && getComputedStyle(row).columnGap).toBe("32px");
});

test("the overlay lies over the picture and below the content", () => {
  renderAt(
    <Section
      data-testid="block"
      backgroundImageDesktop="data:image/svg+xml,zee"
      backgroundImageAltText="Zee bij avond"
      backgroundImageOverlay="rgba(18,24,42,0.5)"
      slots={{ col1: <button type="button">Boek</button> }}
    />,
  );
  const [picture, overlay, content] = block().children;
  expect(picture).toBe(screen.getByRole("img", { name: "Zee bij avond" }));
  expect(overlay && getComputedStyle(overlay).backgroundColor).toBe("rgba(18, 24, 42, 0.5)");
  const { left, top } = screen.getByRole("button").getBoundingClientRect();
  expect(document.elementFromPoint(left + 5, top + 5)).toBe(screen.getByRole("button"));
  expect(content).toContainElement(screen.getByRole("button"));
});

test("content keeps to its largest width, in the middle; the picture does not", () => {
  renderAt(<Section data-testid="block" maxContentWidth={600} backgroundImageDesktop="data:image/svg+xml,zee" />);
  expect(widths(block().children)).toEqual([1200, 600]);
});

test.each(["left", "center", "right"] as const)("flexible content is aligned %s", (alignment) => {
  renderAt(
    <FlexibleContent data-testid="block" alignment={alignment}>
      <span data-testid="item">Reis</span>
    </FlexibleContent>,
  );
  const room = screen.getByTestId("item").getBoundingClientRect().left - block().getBoundingClientRect().left;
  const free = 1200 - screen.getByTestId("item").getBoundingClientRect().width;
  expect(room).toBeCloseTo({ left: 0, center: free / 2, right: free }[alignment], 0);
});

test("a word of ten thousand letters widens nothing", () => {
  const word = "w".repeat(10_000);
  renderAt(
    <div data-testid="block">
      <FlexibleBlock>{word}</FlexibleBlock>
      <FlexibleContent>
        <span>{word}</span>
      </FlexibleContent>
      <ColumnsSection slots={{ col1: word, col2: word }} />
      <Section slots={{ col1: word }} />
      <Grid items={[{ id: "a", content: word }]} />
    </div>,
    343,
  );
  expect(block().scrollWidth).toBe(343);
});
