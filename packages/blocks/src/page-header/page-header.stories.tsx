import type { Meta, StoryObj } from "@storybook/react-vite";
import { header } from "../parts/page-fixture.tsx";
import { PageHeader } from "./PageHeader.tsx";
import { page } from "./page-header.docs.tsx";

const meta = {
  title: "Blocks/Paginakop",
  component: PageHeader,
  parameters: { layout: "fullscreen", docs: { page } },
  argTypes: { logo: { control: "text" }, links: { control: "object" } },
  args: header,
  decorators: [
    (Story) => (
      <>
        <header>
          <Story />
        </header>
        <main id="inhoud" tabIndex={-1} style={{ minBlockSize: "16rem" }} />
      </>
    ),
  ],
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Brand and menu. The first press of Tab shows a link that skips both. */
export const Default: Story = {};

/** `currentPath` marks the link of the page that is shown, for the eye and for screen readers. */
export const CurrentPage: Story = {
  args: { links: [...header.links, { label: "Over ons", address: "/over-ons" }], currentPath: "/over-ons" },
};

/** Without links there is neither a menu nor a menu button. */
export const WithoutMenu: Story = {
  args: { links: [] },
};

/** Without `logo` the brand is its name and tagline. */
export const WithoutLogo: Story = { args: { logo: "" } };
