import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { travelPicture } from "../../../ui/src/media/travel-media-fixture.ts";
import { SpecialistCard } from "./SpecialistCard.tsx";
import { page } from "./specialist-card.docs.tsx";

const meta = {
  title: "Blocks/Reisspecialist",
  component: SpecialistCard,
  parameters: { docs: { page } },
  argTypes: { image: { control: "object" }, loadStylesheet: { control: false }, log: { control: false } },
  args: {
    title: "Anna de Wit",
    description: "Noorwegen, IJsland en Spitsbergen",
    specialistEmail: "anna@example.com",
    image: travelPicture("specialist-01.svg"),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpecialistCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The link opens an e-mail to the specialist. Its name for screen readers contains the specialist’s. */
export const Default: Story = {};

/** `icon` replaces the icon of the mail link with one of an icon font, once that has loaded. */
export const IconOfTheFont: Story = {
  args: { icon: "td-icon-mail" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("a .td-icon-mail")).toBeVisible());
  },
};

/** With `address` the name is a link, for example to the request form with a destination filled in. */
export const LinkToTheForm: Story = {
  args: { address: "/?bestemming=Noorwegen#offerte" },
};

/** `layout="row"`: a small photo beside the name, for a narrow column. */
export const AsARow: Story = { args: { layout: "row" } };

/** An e-mail address that is not valid, or none: there is no link to write to. */
export const WithoutAddress: Story = { args: { specialistEmail: "anna@example.com?bcc=iedereen@example.com" } };

/** There is no photo yet: name and destinations move up. */
export const WithoutPortrait: Story = { args: { image: undefined } };
