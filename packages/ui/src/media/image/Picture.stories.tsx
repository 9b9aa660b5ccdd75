import type { Meta, StoryObj } from "@storybook/react-vite";
import { travelPicture } from "../travel-media-fixture.ts";
import { Picture } from "./index.ts";
import { page } from "./Picture.docs.tsx";

const whole = { display: "block", inlineSize: "100%" } as const;
const image = {
  Url: travelPicture("evening-lake@2880.jpg"),
  RawUrl: "",
  AltText: "Een meer bij zonsondergang, met een zeilboot",
  ContentKey: "",
  SrcSet: [
    { formFactor: "mobile", srcSet: `${travelPicture("evening-lake-960.avif")} 1x` },
    { formFactor: "tablet", srcSet: `${travelPicture("evening-lake-1280.avif")} 1x` },
    { formFactor: "desktop", srcSet: `${travelPicture("evening-lake-1920.avif")} 1x` },
  ],
} as const;

const meta = {
  title: "Media/Picture",
  component: Picture,
  parameters: { docs: { page } },
  argTypes: { image: { control: "object" }, loading: { control: "inline-radio", options: ["eager", "lazy"] } },
  args: { image, style: whole },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three sizes: the browser loads the one for the width of the page. */
export const Default: Story = {};

/** There is one file for every screen, so it is a plain `<img>`. */
export const OneSize: Story = { args: { image: { ...image, SrcSet: [] } } };

/** Without an alternative text the picture is decoration, and screen readers skip it. */
export const Ornament: Story = {
  args: { image: { ...image, AltText: "" } },
};

/** An address that is not a picture’s, such as a script, is rejected: nothing is rendered. */
export const RejectedAddress: Story = {
  args: { image: { ...image, Url: "javascript:alert(1)" } },
};
