import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { PromiseCard } from "./PromiseCard.tsx";
import { page } from "./promise-card.docs.tsx";

const meta = {
  title: "Blocks/Belofte",
  component: PromiseCard,
  parameters: { docs: { page } },
  argTypes: { icon: { control: "text" }, loadStylesheet: { control: false }, log: { control: false } },
  args: {
    icon: "td-icon td-icon-compass",
    title: "Uw reis, van begin af aan",
    text: "Geen programma uit een boekje: wij beginnen met een leeg vel en uw verhaal.",
  },
} satisfies Meta<typeof PromiseCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One reason by itself. On a page it is beside two or three others. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Uw reis, van begin af aan" })).toBeVisible();
    const icon = canvasElement.querySelector(".td-icon-compass");
    await waitFor(() => expect(icon).toHaveStyle({ fontFamily: '"Travel Icons"' }));
  },
};

/** As on the home page: equal columns that wrap on a narrow screen. Keep the texts about equally long. */
export const FourReasons: Story = {
  render: (args) => (
    <div
      style={{ display: "grid", gap: "2rem", gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))" }}
    >
      <PromiseCard {...args} />
      <PromiseCard
        {...args}
        icon="td-icon-map-pin"
        title="Wij zijn er geweest"
        text="Uw specialist kent de weg, de hotels en de mensen die de deur opendoen."
      />
      <PromiseCard
        {...args}
        icon="td-icon-phone"
        title="Onderweg bereikbaar"
        text="Gaat er iets anders dan gedacht, dan belt u ons. Ook midden in de nacht."
      />
      <PromiseCard
        {...args}
        icon="td-icon-shield"
        title="Zonder zorgen op reis"
        text="Uw reissom is beschermd en uw plannen mogen nog veranderen."
      />
    </div>
  ),
};

/** The icon font could not be loaded: title and text are readable without it, and the problem is logged. */
export const WithoutIconFont: Story = {
  args: { loadStylesheet: () => Promise.reject(new Error("404")), log: fn() },
};

/** Without `icon` the title moves up. Leave the icon out of all cards in a row, or of none. */
export const WithoutIcon: Story = { args: { icon: undefined } };
