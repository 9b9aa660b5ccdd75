import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { RemoveTrip } from "./Dialog.example.tsx";
import removeTrip from "./Dialog.example.tsx?raw";
import { Dialog } from "./index.ts";
import { page } from "./Dialog.docs.tsx";

const meta = {
  title: "Controls/Dialog",
  component: Dialog,
  parameters: { docs: { page, source: { code: removeTrip, language: "tsx" } } },
  argTypes: { open: { control: false }, actions: { control: false }, children: { control: false } },
  args: { open: false, title: "Reis door Japan verwijderen?", onClose: fn() },
  render: () => <RemoveTrip />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page shows what opens it. */
export const Closed: Story = {};

/** Press the button to open it. The rest of the page cannot be used until it is closed. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Verwijder deze reis" }));
    await expect(canvas.getByRole("dialog", { name: "Reis door Japan verwijderen?" })).toBeVisible();
  },
};
