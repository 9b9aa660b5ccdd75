import type { Meta, StoryObj } from "@storybook/react-vite";
import { Area } from "../layout-fixture.tsx";
import { flexAlignments } from "../settings/normalise.ts";
import { borderStyles } from "./flexible-block-model.ts";
import { FlexibleBlock } from "./index.ts";

const meta = {
  title: "Layout/FlexibleBlock",
  component: FlexibleBlock,
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

export const Default: Story = {};
export const Top: Story = { args: { alignment: "top" } };
export const Bottom: Story = { args: { alignment: "bottom" } };
export const Left: Story = { args: { alignment: "left" } };
export const Right: Story = { args: { alignment: "right" } };
export const Narrow: Story = { args: { width: "20rem" } };
export const Bordered: Story = {
  args: { borderWidth: "3px", borderColor: "#0f4c4a", borderStyle: "dashed", borderRadius: "1rem" },
};
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
