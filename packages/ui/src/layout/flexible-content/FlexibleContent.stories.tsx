import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { alignments, itemSpacings, layoutDirections } from "../../settings/choices.ts";
import { FlexibleContent } from "./index.ts";
import { page } from "./FlexibleContent.docs.tsx";

const direction = { control: "inline-radio", options: layoutDirections } as const;

const meta = {
  title: "Layout/FlexibleContent",
  component: FlexibleContent,
  parameters: { docs: { page } },
  argTypes: {
    layoutDirectionDesktop: direction,
    layoutDirectionTablet: direction,
    layoutDirectionMobile: direction,
    itemSpacing: { control: "select", options: itemSpacings },
    alignment: { control: "inline-radio", options: alignments },
    children: { control: false },
  },
  args: {
    itemSpacing: "small",
    children: [
      <Button key="offerte" label="Vraag een reisvoorstel aan" />,
      <Button key="bel" label="Laat u terugbellen" variant="outline" />,
      <Button key="lees" label="Lees ervaringen" variant="secondary" />,
    ],
  },
} satisfies Meta<typeof FlexibleContent>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Items beside each other on a wide screen. They wrap where the row is full. */
export const Default: Story = {};

/** The row is in the middle of its container. */
export const Center: Story = { args: { alignment: "center" } };

/** The row is at the right of its container. */
export const Right: Story = { args: { alignment: "right" } };

/** Items below each other on every screen, each as wide as it is. */
export const Column: Story = {
  args: { layoutDirectionDesktop: "column" },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole("button");
    const lefts = buttons.map((button) => Math.round(button.getBoundingClientRect().left));
    await expect(new Set(lefts).size).toBe(1);
  },
};

/** Beside each other on a tablet and a phone as well. Items that do not fit wrap. */
export const RowEverywhere: Story = { args: { layoutDirectionTablet: "row", layoutDirectionMobile: "row" } };

/** `itemSpacing="none"`: the items touch. */
export const WithoutSpacing: Story = { args: { itemSpacing: "none" } };
