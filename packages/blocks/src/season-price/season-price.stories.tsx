import type { Meta, StoryObj } from "@storybook/react-vite";
import { seasonPrice } from "../parts/page-fixture.tsx";
import { SeasonPrice } from "./SeasonPrice.tsx";
import { page } from "./season-price.docs.tsx";

const meta = {
  title: "Blocks/Seizoen en prijs",
  component: SeasonPrice,
  parameters: { docs: { page } },
  argTypes: { months: { control: "text" } },
  args: seasonPrice,
} satisfies Meta<typeof SeasonPrice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each month has a sign and a color, so that the difference does not depend on color alone. */
export const Default: Story = {};

/** Without a price only the months are shown. */
export const SeasonOnly: Story = { args: { priceFrom: undefined, note: "" } };

/** Without months only the price and its note are shown. */
export const PriceOnly: Story = { args: { months: "" } };

/** The legend can have words of its own, where months are not just good or bad. */
export const OwnWords: Story = {
  args: {
    title: "Noorderlicht en middernachtzon",
    months: "*** -- +++ - ***",
    bestLabel: "Noorderlicht",
    goodLabel: "Middernachtzon",
    lessLabel: "Stille maanden",
  },
};
