import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Area } from "../layout-fixture.tsx";
import { Spacer } from "./index.ts";
import { page } from "./Spacer.docs.tsx";

const meta = {
  title: "Layout/Spacer",
  component: Spacer,
  parameters: { docs: { page } },
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
} satisfies Meta<typeof Spacer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Medium, the usual space: 24 pixels. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector(".td-spacer")).toHaveStyle({ blockSize: "24px" });
  },
};

/** The largest space, between two parts of a page. */
export const ExtraLarge: Story = { args: { size: "x-large" } };

/** `none` with an `id` has no height: it is only a place that a link such as `#offerte` points to. */
export const Anchor: Story = { args: { size: "none", id: "offerte" } };
