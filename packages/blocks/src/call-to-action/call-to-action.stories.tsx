import type { Meta, StoryObj } from "@storybook/react-vite";
import { closing } from "../parts/page-fixture.tsx";
import { CallToAction } from "./CallToAction.tsx";
import { page } from "./call-to-action.docs.tsx";

const text = { control: "text" } as const;
const withoutPicture = { imageDesktop: "", imageTablet: "", imageMobile: "" };

const meta = {
  title: "Blocks/Oproep",
  component: CallToAction,
  parameters: { layout: "fullscreen", docs: { page } },
  argTypes: {
    level: { control: "inline-radio", options: [2, 3] },
    surface: { control: "inline-radio", options: ["plain", "accent"] },
    imageDesktop: text,
    imageTablet: text,
    imageMobile: text,
    minHeight: text,
    overlayColor: { control: "color" },
  },
  args: closing,
} satisfies Meta<typeof CallToAction>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The end of a page: a band with a picture, and one link that looks like a button. */
export const Default: Story = {};

/** A second, less prominent link for visitors who would rather write. */
export const TwoLinks: Story = {
  args: { linkLabel: "Schrijf ons een e-mail", linkAddress: "mailto:reizen@example.com" },
};

/** Without a picture it is on the page’s own background. */
export const Plain: Story = {
  args: { ...withoutPicture, linkLabel: "Schrijf ons een e-mail", linkAddress: "mailto:reizen@example.com" },
  parameters: { layout: "padded" },
};

/** `surface="accent"` with a title of level 3: the last card in a row of cards. */
export const Card: Story = {
  args: {
    ...withoutPicture,
    surface: "accent",
    level: 3,
    eyebrow: "",
    title: "Weet u nog niet welke specialist u zoekt?",
    text: "Schrijf ons waar u van droomt. Wij brengen u in contact met de specialist die er het meest van weet.",
    buttonLabel: "",
    linkLabel: "Schrijf ons een e-mail",
    linkAddress: "mailto:reizen@example.com",
  },
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "16rem" }}>
        <Story />
      </div>
    ),
  ],
};
