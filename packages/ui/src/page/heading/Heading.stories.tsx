import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sectionHeading } from "../page-fixture.tsx";
import { Heading } from "./index.ts";

const meta = {
  title: "Page/Heading",
  component: Heading,
  argTypes: {
    level: { control: "inline-radio", options: [1, 2, 3] },
    align: { control: "inline-radio", options: ["left", "center"] },
  },
  args: sectionHeading,
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole("heading", { level: 2, name: "Meer dan 50 bestemmingen" });
    await expect(title).toBeVisible();
  },
};
export const Centered: Story = { args: { align: "center" } };
export const TitleOfThePage: Story = {
  args: { level: 1, eyebrow: "", title: "Bedankt voor uw aanvraag", lead: "Uw wensen zijn goed bij ons aangekomen." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toBeVisible();
  },
};
export const PartOfASection: Story = { args: { level: 3, eyebrow: "", title: "Als de dag begint", lead: "" } };
export const WithoutTitle: Story = {
  args: { title: "" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};
