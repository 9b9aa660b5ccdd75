import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Tooltip } from "./index.ts";
import { page } from "./Tooltip.docs.tsx";

const meta = {
  title: "Controls/Tooltip",
  component: Tooltip,
  parameters: { docs: { page } },
  args: {
    label: "Uitleg bij bestemming",
    children: "Kies een bestemming uit de lijst of typ uw eigen bestemming.",
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: "1rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only the button is visible, until it is hovered, focused or pressed. */
export const Closed: Story = {};

/** Press the button to open it. Escape, or moving on, closes it. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Uitleg bij bestemming" }));
    await expect(canvas.getByRole("tooltip")).toBeVisible();
  },
};
