import type { Meta, StoryObj } from "@storybook/react-vite";
import { Area } from "../layout-fixture.tsx";
import { flexAlignments } from "../../settings/choices.ts";
import { borderStyles } from "./flexible-block-model.ts";
import { FlexibleBlock } from "./index.ts";
import { page } from "./FlexibleBlock.docs.tsx";

const meta = {
  title: "Layout/FlexibleBlock",
  component: FlexibleBlock,
  parameters: { docs: { page } },
  argTypes: {
    width: { control: "text" },
    height: { control: "text" },
    borderWidth: { control: "text" },
    borderColor: { control: "color" },
    borderRadius: { control: "text" },
    borderStyle: { control: "select", options: borderStyles },
    backgroundColor: { control: "color" },
    alignment: { control: "select", options: flexAlignments },
    children: { control: false },
  },
  args: { height: "14rem", borderWidth: 1, backgroundColor: "#faf7f2", children: <Area>Een rustige plek</Area> },
} satisfies Meta<typeof FlexibleBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The content is in the middle of the block. */
export const Default: Story = {};

/** The content is at the top, centered from left to right. */
export const Top: Story = {
  args: { alignment: "top" },
};

/** The content is at the bottom, centered from left to right. */
export const Bottom: Story = { args: { alignment: "bottom" } };

/** The content is at the left, halfway up the block. */
export const Left: Story = { args: { alignment: "left" } };

/** The content is at the right, halfway up the block. */
export const Right: Story = { args: { alignment: "right" } };

/** A block of 20 rem. On a screen that is narrower it shrinks to the width of the screen. */
export const Narrow: Story = {
  args: { width: "20rem" },
};

/** Width, color, style and radius of the border are separate settings. */
export const Bordered: Story = {
  args: { borderWidth: "3px", borderColor: "#0f4c4a", borderStyle: "dashed", borderRadius: "1rem" },
};

/** A block in a block: each aligns its own content. */
export const Nested: Story = {
  args: {
    alignment: "right",
    children: (
      <FlexibleBlock width="50%" borderWidth={1}>
        <Area>Een blok in een blok</Area>
      </FlexibleBlock>
    ),
  },
};
