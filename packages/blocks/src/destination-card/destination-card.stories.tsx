import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "@travel-design/ui";
import { cards } from "../parts/page-fixture.tsx";
import { DestinationCard } from "./DestinationCard.tsx";
import { page } from "./destination-card.docs.tsx";

const text = { control: "text" } as const;

const meta = {
  title: "Blocks/Bestemming",
  component: DestinationCard,
  parameters: { docs: { page } },
  argTypes: { image: text },
  args: { ...cards[0] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DestinationCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With an address the whole card is one link, which is named by its title. */
export const Default: Story = {};

/** Without an address nothing can be pressed, and the card does not react to the pointer. */
export const WithoutAddress: Story = {
  args: { address: "" },
};

/** There is no picture, or its address is rejected. The texts are the same. */
export const WithoutPicture: Story = { args: { image: "" } };

/** As on the home page: cards of equal width, whose texts start at the same height. */
export const InAGrid: Story = {
  decorators: [],
  render: () => (
    <Grid
      numberOfColumns={4}
      itemSpacing="large"
      items={cards.map((card) => ({ id: card.title ?? "", content: <DestinationCard {...card} /> }))}
    />
  ),
};
