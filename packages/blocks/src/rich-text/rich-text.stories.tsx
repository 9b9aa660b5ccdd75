import type { Meta, StoryObj } from "@storybook/react-vite";
import { thanks } from "../parts/page-fixture.tsx";
import { RichText } from "./RichText.tsx";
import { page } from "./rich-text.docs.tsx";

const meta = {
  title: "Blocks/Tekst",
  component: RichText,
  parameters: { docs: { page } },
  argTypes: { align: { control: "inline-radio", options: ["left", "center"] } },
  args: { text: thanks },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The text of the thank-you page: headings, lists and a link from plain markup. */
export const Default: Story = {};

/** `lead` makes the first paragraph larger, as an introduction. */
export const Lead: Story = { args: { lead: true } };

/** A short text in the middle of the page, such as on an error page. */
export const Centered: Story = {
  args: {
    align: "center",
    text: "De link die u volgde, is verouderd of onvolledig. Dat ligt niet aan u.||Ga naar de [voorpagina](/) om een reisvoorstel aan te vragen, of schrijf naar [reizen@example.com](mailto:reizen@example.com) wat u zocht.",
  },
};

/** An address without https is not made a link: its label is shown as plain text. */
export const InvalidAddress: Story = {
  args: { text: "Lees eerst [onze uitleg](http://example.com) over reizen op maat." },
};
