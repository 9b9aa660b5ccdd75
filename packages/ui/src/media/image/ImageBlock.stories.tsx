import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { travelPicture } from "../travel-media-fixture.ts";
import { imageFits } from "./image-block-model.ts";
import { ImageBlock } from "./index.ts";

const imageInfo = { url: travelPicture("fjord-960.webp"), altText: "Een fjord tussen steile wanden" };

const meta = {
  title: "Media/ImageBlock",
  component: ImageBlock,
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

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole("img", { name: "Een fjord tussen steile wanden" });
    await expect(image).toHaveStyle({ objectFit: "cover", objectPosition: "50% 50%" });
  },
};
export const Cropped: Story = {
  args: { height: 240, position: "50% 20%" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).toHaveStyle({ height: "240px" });
  },
};
export const Contained: Story = {
  args: { fit: "contain", height: 240, width: 60 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).not.toHaveStyle({ height: "240px" });
  },
};
export const Centered: Story = { args: { width: 50, alignment: "center" } };
export const Right: Story = { args: { width: 50, alignment: "right" } };
export const WithOverlay: Story = { args: { overlayColor: "rgb(15 30 36 / 55%)", height: 320 } };
export const Ornament: Story = { args: { imageInfo: { ...imageInfo, altText: "" } } };
export const RejectedAddress: Story = {
  args: { imageInfo: "javascript:alert(1)" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};
