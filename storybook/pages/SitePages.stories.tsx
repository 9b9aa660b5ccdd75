import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ContentPage } from "./ContentPage.tsx";

const meta = {
  title: "Pages/The site",
  component: ContentPage,
  // Another path is another page, which has to be hydrated again.
  render: ({ path }) => <ContentPage key={path} path={path} />,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta<typeof ContentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page of `sfdc_cms__view/home/content.json`. */
export const Home: Story = {
  args: { path: "/" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: "Achternaam" })).toBeVisible();
  },
};
export const Destination: Story = { name: "Bestemming Noorwegen", args: { path: "/bestemmingen/noorwegen" } };
export const HowWeWork: Story = { name: "Onze werkwijze", args: { path: "/onze-werkwijze" } };
export const Privacy: Story = { name: "Privacyverklaring", args: { path: "/privacyverklaring" } };
export const NotFound: Story = { name: "Pagina niet gevonden", args: { path: "/bestaat-niet" } };
