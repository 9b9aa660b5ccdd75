import type { Meta, StoryObj } from "@storybook/react-vite";
import { sectionHeading } from "../parts/page-fixture.tsx";
import { Heading } from "./Heading.tsx";
import { page } from "./heading.docs.tsx";

const meta = {
  title: "Blocks/Kop",
  component: Heading,
  parameters: { docs: { page } },
  argTypes: {
    level: { control: "inline-radio", options: [1, 2, 3] },
    align: { control: "inline-radio", options: ["left", "center"] },
  },
  args: sectionHeading,
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The title of a section, with a line above it and an introduction below it. */
export const Default: Story = {};

/** For a section whose content is centered as well. */
export const Centered: Story = { args: { align: "center" } };

/** `level={1}` for a page without a hero. Use it once per page. */
export const TitleOfThePage: Story = {
  args: { level: 1, eyebrow: "", title: "Bedankt voor uw aanvraag", lead: "Uw wensen zijn goed bij ons aangekomen." },
};

/** `level={3}`, below the title of a section. */
export const PartOfASection: Story = { args: { level: 3, eyebrow: "", title: "Als de dag begint", lead: "" } };

/** The line above and the introduction are no headings, so screen readers list none. */
export const WithoutTitle: Story = {
  args: { title: "" },
};
