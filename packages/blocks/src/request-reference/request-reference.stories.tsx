import type { Meta, StoryObj } from "@storybook/react-vite";
import { RequestReference } from "./RequestReference.tsx";
import { page } from "./request-reference.docs.tsx";

const meta = {
  title: "Blocks/Kenmerk van de aanvraag",
  component: RequestReference,
  parameters: { docs: { page } },
  args: { note: "Vermeld het als u ons belt of schrijft.", query: "?ts=2026-05-01-2c43-33d9-0003-0a1b" },
} satisfies Meta<typeof RequestReference>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The visitor comes from the request form: the address of the page holds the reference in `?ts=`. */
export const Default: Story = {};

/** Somebody opened the thank-you page without a request: nothing is rendered. */
export const WithoutReference: Story = { args: { query: "" } };
