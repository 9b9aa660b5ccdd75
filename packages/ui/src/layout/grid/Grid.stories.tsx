import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { TripCard } from "../layout-fixture.tsx";
import { alignments, itemSpacings } from "../../settings/choices.ts";
import { PagedTrips } from "./Grid.example.tsx";
import pagedTrips from "./Grid.example.tsx?raw";
import { Grid, type GridItem } from "./index.ts";
import { page } from "./Grid.docs.tsx";

const trips = (from: number, count: number): GridItem[] =>
  Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    return { id: `reis-${index}`, content: <TripCard index={index} /> };
  });

const meta = {
  title: "Layout/Grid",
  component: Grid,
  parameters: { docs: { page } },
  argTypes: {
    width: { control: "text" },
    horizontalAlignment: { control: "inline-radio", options: alignments },
    numberOfColumns: { control: { type: "range", min: 1, max: 6 } },
    itemSpacing: { control: "select", options: itemSpacings },
    showPagination: { control: "boolean" },
    borderColor: { control: "color" },
    borderRadius: { control: "text" },
    borderWidth: { control: "text" },
    backgroundColor: { control: "color" },
    autoScrollToMostRecent: { control: "boolean" },
    isFixedRowHeight: { control: "boolean" },
    pagination: { control: "inline-radio", options: ["append", "replace"] },
    hasMore: { control: "boolean" },
    items: { control: false, table: { type: { summary: "readonly GridItem[]" } } },
    pages: { control: false },
    defaultPages: { control: "number" },
    onShowMore: { control: false },
    onPagesChange: { control: false },
  },
  args: { items: trips(0, 6), numberOfColumns: 3, itemSpacing: "medium" },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both stories show the code of the example, which has its own state. */
const paged = { docs: { source: { code: pagedTrips } }, controls: { disable: true } };

/** Three columns where there is room for them. A narrow container gets two or one. */
export const Default: Story = {};

/** One column of a width of its own, in the middle of the page. */
export const OneColumn: Story = {
  args: { items: trips(0, 2), numberOfColumns: 1, width: "28rem", horizontalAlignment: "center" },
};

/** The most columns there can be. Six need about 60rem: a narrower container, perhaps the one here, gets fewer. */
export const SixColumns: Story = { args: { numberOfColumns: 6, itemSpacing: "small" } };

/** `itemSpacing="none"`: the items touch. */
export const WithoutSpacing: Story = { args: { items: trips(0, 3), itemSpacing: "none" } };

/** Border and background are those of the grid as a whole, not of its items. */
export const Framed: Story = {
  args: {
    items: trips(0, 3),
    borderWidth: 1,
    borderColor: "#b08d57",
    borderRadius: "4px",
    backgroundColor: "#ece4d6",
  },
};

/** `isFixedRowHeight`: all rows are as high as the highest one. */
export const RowsOfOneHeight: Story = { args: { items: trips(0, 4), isFixedRowHeight: true, numberOfColumns: 2 } };

/** The list is empty, so there is no item and no button. */
export const Empty: Story = { args: { items: [] } };

/** The grid has all eight items and shows six. The button shows the others and moves the focus to the first of them. */
export const PageByPage: Story = {
  args: { items: trips(0, 8), showPagination: true },
};

/** The page loads three more items at each press, below the others. The button disappears after the last ones. */
export const Append: Story = {
  parameters: paged,
  render: () => <PagedTrips pagination="append" loadTrips={(from) => trips(from, 3)} />,
};

/** The page loads the next three items, which replace the others. */
export const Replace: Story = {
  parameters: paged,
  render: () => <PagedTrips pagination="replace" loadTrips={(from) => trips(from, 3)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Volgende reizen" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByText("Lagunes van Polynesië")).toBeVisible();
  },
};
