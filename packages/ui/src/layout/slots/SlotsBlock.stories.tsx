import type { Meta, StoryObj } from "@storybook/react-vite";
import { TripCard } from "../layout-fixture.tsx";
import { SlotsBlock } from "./index.ts";
import { contentGrids, maxSlots, slotName } from "./slots-properties.ts";
import { page } from "./SlotsBlock.docs.tsx";

const cards = Array.from({ length: maxSlots }, (_, index) => [
  slotName(index + 1),
  <TripCard key={index} index={index} />,
]);

const meta = {
  title: "Layout/SlotsBlock",
  component: SlotsBlock,
  parameters: { docs: { page } },
  argTypes: {
    title: { control: "text" },
    subtitle: { control: "text" },
    slotAmount: { control: { type: "range", min: 0, max: maxSlots } },
    colorWhite: { control: "boolean" },
    contentGrid: { control: "inline-radio", options: contentGrids },
    slots: { control: false },
  },
  args: {
    title: "Onze bestemmingen",
    subtitle: "Streken waar wij elke weg kennen.",
    slotAmount: 4,
    slots: Object.fromEntries(cards),
  },
} satisfies Meta<typeof SlotsBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A grid of four. On pages of at most 768 pixels it is a slider. */
export const Default: Story = {};

/** A slider on every page. Arrows, dots and a pause button are those of [Carousel](?path=/docs/media-carousel--docs). */
export const Slider: Story = {
  args: { contentGrid: "slider", slotAmount: 6 },
};

/** `colorWhite`: white arrows and dots, for a dark background. */
export const WhiteControls: Story = {
  args: { title: "", subtitle: "", contentGrid: "slider", slotAmount: 6, colorWhite: true },
  decorators: [
    (Story) => (
      <div style={{ padding: "2rem", background: "#16323a" }}>
        <Story />
      </div>
    ),
  ],
};

/** All 24 slots. Fewer are easier to take in. */
export const AllSlots: Story = { args: { slotAmount: maxSlots } };

/** `slotAmount={0}`: only title and subtitle are left. */
export const WithoutSlots: Story = { args: { slotAmount: 0 } };
