import type { Meta, StoryObj } from "@storybook/react-vite";
import { contactStrip } from "../parts/page-fixture.tsx";
import { ContactStrip } from "./ContactStrip.tsx";
import { page } from "./contact-strip.docs.tsx";

const meta = {
  title: "Blocks/Contact",
  component: ContactStrip,
  parameters: { docs: { page } },
  argTypes: { hours: { control: "text" } },
  args: contactStrip,
} satisfies Meta<typeof ContactStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Telephone, opening hours and e-mail address beside each other. On a phone the number can be pressed to call. */
export const Default: Story = {};

/** Only the ways to reach the agency, below a section that has its own title. */
export const WithoutTitle: Story = { args: { title: "", text: "" } };

/** Parts without a text are left out. */
export const PhoneOnly: Story = { args: { text: "", hours: "", email: "" } };
