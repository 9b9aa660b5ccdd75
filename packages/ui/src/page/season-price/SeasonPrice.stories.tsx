import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { seasonPrice } from "../page-fixture.tsx";
import { SeasonPrice } from "./index.ts";

const meta = {
  title: "Page/SeasonPrice",
  component: SeasonPrice,
  argTypes: { months: { control: "text" } },
  args: seasonPrice,
} satisfies Meta<typeof SeasonPrice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(12);
    await expect(canvas.getByText(/€\s4\.250/)).toBeVisible();
  },
};
export const SeasonOnly: Story = { args: { priceFrom: undefined, note: "" } };
export const PriceOnly: Story = { args: { months: "" } };
export const OwnWords: Story = {
  args: {
    title: "Noorderlicht en middernachtzon",
    months: "*** -- +++ - ***",
    bestLabel: "Noorderlicht",
    goodLabel: "Middernachtzon",
    lessLabel: "Stille maanden",
  },
};
