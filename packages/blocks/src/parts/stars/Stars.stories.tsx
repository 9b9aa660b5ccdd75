import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stars } from "./Stars.tsx";
import { page } from "./Stars.docs.tsx";

const meta = {
  title: "Content/Stars",
  component: Stars,
  parameters: { docs: { page } },
  argTypes: { rating: { control: { type: "range", min: 1, max: 5 } } },
  args: { rating: 4 },
} satisfies Meta<typeof Stars>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Screen readers announce one picture, “4 van 5 sterren”, instead of five stars. */
export const Four: Story = {};

/** The lowest rating. A rating below 1 looks the same. */
export const One: Story = { args: { rating: 1 } };

/** The highest rating. A rating above 5 looks the same. */
export const Five: Story = { args: { rating: 5 } };
