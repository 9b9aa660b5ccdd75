import type { Meta, StoryObj } from "@storybook/react-vite";
import { Area } from "../layout-fixture.tsx";
import { layoutDirections, verticalAlignments } from "../../settings/choices.ts";
import { Spacer } from "../spacer/index.ts";
import { Column, ColumnsSection } from "./index.ts";
import { page } from "./ColumnsSection.docs.tsx";

const direction = { control: "inline-radio", options: layoutDirections } as const;
const areas = (...texts: string[]) =>
  Object.fromEntries(texts.map((text, index) => [`col${index + 1}`, <Area key={text}>{text}</Area>]));

const meta = {
  title: "Layout/ColumnsSection",
  component: ColumnsSection,
  parameters: { docs: { page } },
  subcomponents: { Column, Spacer },
  argTypes: {
    sectionConfig: { control: "object" },
    columnGutterWidth: { control: "text" },
    columnMinHeight: { control: "text" },
    layoutDirectionDesktop: direction,
    layoutDirectionTablet: direction,
    layoutDirectionMobile: direction,
    columnVerticalAlign: { control: "inline-radio", options: verticalAlignments },
    slots: { control: false },
    children: { control: false },
  },
  args: { slots: areas("De eerste kolom", "De tweede kolom", "De derde kolom", "De vierde kolom") },
} satisfies Meta<typeof ColumnsSection>;
export default meta;

type Story = StoryObj<typeof meta>;

const config = (...widths: number[]) => ({ columns: widths.map((columnWidth) => ({ columnWidth })) });

/** Without settings: two columns of half the width, `col1` and `col2`. */
export const Default: Story = {};

/** Eight and four twelfths, for a text with something short beside it. */
export const TwoThirdsAndOne: Story = {
  args: { sectionConfig: config(8, 4) },
};

/** Widths may differ. Together they are twelve twelfths. */
export const FourColumns: Story = { args: { sectionConfig: config(2, 4, 4, 2) } };

/** `sectionConfig` as JSON text, as Experience Builder stores it. Slots without a column are not rendered. */
export const AsText: Story = {
  args: { sectionConfig: '{"columns":[{"columnWidth":4},{"columnWidth":4},{"columnWidth":4}]}' },
};

/** `columnGutterWidth={0}`: the columns touch, for example for pictures beside each other. */
export const WithoutGutter: Story = { args: { columnGutterWidth: 0 } };

/** Columns of a minimum height, with their content at the bottom. */
export const AlignedToTheBottom: Story = { args: { columnMinHeight: "14rem", columnVerticalAlign: "bottom" } };

/** The columns also stay beside each other on a tablet and a phone. Only for very short content. */
export const BesideEachOtherEverywhere: Story = {
  args: { layoutDirectionTablet: "row", layoutDirectionMobile: "row", columnGutterWidth: "0.5rem" },
};

/** One column below the other on every screen. */
export const BelowEachOther: Story = { args: { layoutDirectionDesktop: "column" } };

/** Columns placed by hand, with a `Spacer` that keeps two twelfths empty. */
export const WithSpacer: Story = {
  args: {
    slots: undefined,
    children: [
      <Column key="links" columnWidth={4}>
        <Area>Een derde</Area>
      </Column>,
      <Spacer key="leeg" columnWidth={2} />,
      <Column key="rechts" columnWidth={6}>
        <Area>De helft</Area>
      </Column>,
    ],
  },
};

/** `columnCount` divides the row equally where twelfths do not: here into five. */
export const EqualShares: Story = {
  args: {
    slots: undefined,
    children: [1, 2, 3, 4, 5].map((number) => (
      <Column key={number} columnCount={5}>
        <Area>{number} van 5</Area>
      </Column>
    )),
  },
};
