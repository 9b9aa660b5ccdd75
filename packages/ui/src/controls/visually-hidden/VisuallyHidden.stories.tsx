import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { VisuallyHidden } from "./index.ts";

const meta = {
  title: "Controls/VisuallyHidden",
  component: VisuallyHidden,
  argTypes: { children: { control: "text" } },
  args: { children: "(opent in een nieuw tabblad)" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

/** Part of the link's name, and nowhere to be seen. */
export const InALink: StoryObj<typeof meta> = {
  decorators: [
    (Story) => (
      <a href="#voorwaarden">
        Reisvoorwaarden <Story />
      </a>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Reisvoorwaarden (opent in een nieuw tabblad)" });
    await expect(link.querySelector("span")?.getBoundingClientRect().width).toBe(1);
  },
};
