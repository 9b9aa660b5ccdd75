import type { Meta, StoryObj } from "@storybook/react-vite";
import { travelPicture } from "../../../ui/src/media/travel-media-fixture.ts";
import { hero } from "../parts/page-fixture.tsx";
import { Hero } from "./Hero.tsx";
import { page } from "./hero.docs.tsx";

const text = { control: "text" } as const;

const meta = {
  title: "Blocks/Openingsbeeld",
  component: Hero,
  parameters: { layout: "fullscreen", docs: { page } },
  argTypes: {
    imageDesktop: text,
    imageTablet: text,
    imageMobile: text,
    minHeight: text,
    overlayColor: { control: "color" },
  },
  args: hero,
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The top of the home page. The picture is decoration here, and a color behind the text keeps it readable. */
export const Default: Story = {};

/** With `chooserOptions` the visitor picks a destination, which the request form then has filled in. */
export const DestinationChooser: Story = {
  args: {
    buttonLabel: "",
    chooserOptions: "IJsland || Japan || Namibië || Noorwegen || Verenigde Arabische Emiraten",
  },
};

/** With `imageAltText` screen readers announce what the picture shows. */
export const PictureWithText: Story = {
  args: { imageAltText: "Een zeilboot op een meer bij zonsondergang" },
};

/** Without texts it is only a picture, such as on the thank-you page. */
export const PictureAlone: Story = {
  args: {
    eyebrow: "",
    title: "",
    lead: "",
    buttonLabel: "",
    imageDesktop: travelPicture("hills@2880.jpg"),
    imageMobile: travelPicture("hills-tall@1280.jpg"),
    imagePosition: "60% 32%",
    minHeight: "26rem",
  },
};

/** There is no picture yet: the texts are on the page’s own background. */
export const WithoutPicture: Story = {
  args: { imageDesktop: "", imageTablet: "", imageMobile: "" },
  decorators: [
    (Story) => (
      <div style={{ padding: "3rem 1.5rem" }}>
        <Story />
      </div>
    ),
  ],
};
