import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Area } from "../../layout/layout-fixture.tsx";
import { Space } from "./index.ts";

const meta = {
  title: "Page/Space",
  component: Space,
  argTypes: { size: { control: "inline-radio", options: ["none", "small", "medium", "large", "x-large"] } },
  decorators: [
    (Story) => (
      <>
        <Area>Wat erboven komt</Area>
        <Story />
        <Area>Wat eronder komt</Area>
      </>
    ),
  ],
} satisfies Meta<typeof Space>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector(".td-space")).toHaveStyle({ blockSize: "24px" });
  },
};
export const ExtraLarge: Story = { args: { size: "x-large" } };
export const Anchor: Story = { args: { size: "none", id: "offerte" } };
