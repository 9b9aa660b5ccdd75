import type { Meta, StoryObj } from "@storybook/react-vite";
import { footer } from "../parts/page-fixture.tsx";
import { PageFooter } from "./PageFooter.tsx";
import { page } from "./page-footer.docs.tsx";

const meta = {
  title: "Blocks/Paginavoet",
  component: PageFooter,
  parameters: { layout: "fullscreen", docs: { page } },
  argTypes: { links: { control: "object" } },
  args: footer,
  decorators: [
    (Story) => (
      <footer>
        <Story />
      </footer>
    ),
  ],
} satisfies Meta<typeof PageFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Brand, contact details and links beside each other. On a phone they are below each other. */
export const Default: Story = {};

/** The telephone number is a link: pressing it on a phone calls. */
export const WithPhone: Story = {
  args: { phone: "020 123 45 67" },
};

/** Parts without a text are left out. */
export const BrandAlone: Story = {
  args: { contactHeading: "", contactText: "", email: "", linksHeading: "", links: [], smallPrint: "" },
};
