import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { HomePage } from "./HomePage.tsx";

const meta = {
  title: "Pages/Home",
  component: HomePage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta<typeof HomePage>;
export default meta;

/** Every block at its place on a whole page. */
export const Home: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Achternaam" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Waar gaan uw gedachten naartoe?" })).toBeVisible();
  },
};
