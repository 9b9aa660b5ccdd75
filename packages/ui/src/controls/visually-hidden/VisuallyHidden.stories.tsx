import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { heartIcon, Icon } from "../../icons/index.ts";
import { VisuallyHidden } from "./index.ts";
import { page } from "./VisuallyHidden.docs.tsx";

const meta = {
  title: "Controls/VisuallyHidden",
  component: VisuallyHidden,
  parameters: { docs: { page } },
  argTypes: { children: { control: "text" } },
  args: { children: "(opent in een nieuw tabblad)" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

/** A part of the link’s name that only screen readers announce. */
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

/** A button with only an icon gets its name from the text. */
export const NameOfAButton: StoryObj<typeof meta> = {
  args: { children: "Bewaar deze reis" },
  decorators: [
    (Story) => (
      <button type="button" style={{ minInlineSize: "44px", minBlockSize: "44px" }}>
        <Icon shape={heartIcon} />
        <Story />
      </button>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Bewaar deze reis" })).toBeVisible();
  },
};
