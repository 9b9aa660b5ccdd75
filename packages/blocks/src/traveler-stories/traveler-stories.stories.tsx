import type { Meta, StoryObj } from "@storybook/react-vite";
import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import { expect, waitFor, within } from "storybook/test";
import { TravelerStories } from "./TravelerStories.tsx";
import { page } from "./traveler-stories.docs.tsx";

const meta = {
  title: "Blocks/Reisverhalen",
  component: TravelerStories,
  parameters: { docs: { page } },
  argTypes: { stories: { control: "object" } },
  args: {
    stories: [
      {
        rating: 5,
        review: "Wij hoefden alleen nog maar om ons heen te kijken. Alles klopte, tot en met de laatste veerboot.",
        client: "Marjan en Pieter",
        date: "september 2025",
        storyId: 1,
      },
      {
        rating: 4,
        review: "De kinderen praten nog elke week over de nacht in de tent, met de leeuw in de verte.",
        client: "Familie Van Dalen",
        date: "mei 2025",
        storyId: 2,
      },
      {
        rating: 5,
        review: "Vier seizoenen in drie weken, en nooit het gevoel dat wij een programma volgden.",
        client: "Yasmina",
        date: "maart 2026",
        storyId: 3,
      },
    ],
  },
} satisfies Meta<typeof TravelerStories>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The visitor is at the first step of the request form, or there is no form on the page: the first story is visible. */
export const FirstStep: Story = {};

/** The form announced its second step with the window event `stepChange`: the second story replaces the first. */
export const SecondStep: Story = {
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    dispatchWindowEvent(canvasElement, windowEventNames.stepChange, { step: 2 });
    const client = await canvas.findByText("Familie Van Dalen");
    await waitFor(() => expect(client).toBeVisible());
    await expect(canvas.getByRole("img", { name: "4 van 5 sterren" })).toBeVisible();
    await expect(canvas.queryByText("Marjan en Pieter")).toBeNull();
  },
};

/** There is nothing to show, so nothing is rendered. */
export const WithoutStories: Story = { args: { stories: [] } };
