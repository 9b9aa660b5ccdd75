import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { travelPicture } from "../travel-media-fixture.ts";
import { imageFits } from "./image-block-model.ts";
import { ImageBlock } from "./index.ts";
import { page } from "./ImageBlock.docs.tsx";

const imageInfo = { url: travelPicture("fjord@2880.jpg"), altText: "Een fjord tussen steile wanden" };

const meta = {
  title: "Media/ImageBlock",
  component: ImageBlock,
  parameters: { docs: { page } },
  argTypes: {
    imageInfo: { control: "object" },
    width: { control: { type: "range", min: 1, max: 100 } },
    height: { control: "text" },
    alignment: { control: "inline-radio", options: ["left", "center", "right"] },
    overlayColor: { control: "color" },
    fit: { control: "select", options: imageFits },
    position: { control: "text" },
    loading: { control: "inline-radio", options: ["eager", "lazy"] },
  },
  args: { imageInfo },
} satisfies Meta<typeof ImageBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As wide as its container, in its own proportions. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole("img", { name: "Een fjord tussen steile wanden" });
    await expect(image).toHaveStyle({ objectFit: "cover", objectPosition: "50% 50%" });
  },
};

/** A fixed height crops the picture. `position` decides which part stays visible. */
export const Cropped: Story = {
  args: { height: 240, position: "50% 20%" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).toHaveStyle({ height: "240px" });
  },
};

/** `contain` never crops, so a height has no effect on it. */
export const Contained: Story = {
  args: { fit: "contain", height: 240, width: 60 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).not.toHaveStyle({ height: "240px" });
  },
};

/** Half the width of its container, in the middle. */
export const Centered: Story = { args: { width: 50, alignment: "center" } };

/** Half the width of its container, at the right. */
export const Right: Story = { args: { width: 50, alignment: "right" } };

/** A color over the picture, for example to match others beside it. */
export const WithOverlay: Story = { args: { overlayColor: "rgb(15 30 36 / 55%)", height: 320 } };

/** Without an alternative text the picture is decoration, and screen readers skip it. */
export const Ornament: Story = { args: { imageInfo: { ...imageInfo, altText: "" } } };

/** An address that is not a picture’s, such as a script, is rejected: nothing is rendered. */
export const RejectedAddress: Story = {
  args: { imageInfo: "javascript:alert(1)" },
};
