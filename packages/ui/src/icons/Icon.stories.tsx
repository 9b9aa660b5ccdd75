import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { compassIcon, heartIcon, Icon, mailIcon } from "./index.ts";
import { page } from "./Icon.docs.tsx";

const shapes = { compassIcon, heartIcon, mailIcon };

const meta = {
  title: "Media/Icon",
  component: Icon,
  parameters: { docs: { page } },
  argTypes: {
    shape: { control: "select", options: Object.keys(shapes), mapping: shapes },
    label: { control: "text" },
  },
  args: { shape: mailIcon },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Beside a text that says the same: screen readers skip the icon. */
export const BesideText: Story = {
  decorators: [
    (Story) => (
      <p>
        <Story /> Schrijf ons
      </p>
    ),
  ],
};

/** Without a text beside it: `label` is what screen readers announce. */
export const Alone: Story = {
  args: { label: "E-mail" },
};

/** An icon is 1.25 times as large as the text around it, so `fontSize` enlarges it. */
export const Larger: Story = {
  args: { shape: compassIcon, style: { fontSize: "3rem" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")?.getBoundingClientRect().width).toBe(60);
  },
};
