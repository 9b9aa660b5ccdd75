import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { trustRow } from "../parts/page-fixture.tsx";
import { TrustRow } from "./TrustRow.tsx";

const meta = {
  title: "Blocks/Vertrouwen",
  component: TrustRow,
  argTypes: { memberships: { control: "object" } },
  args: trustRow,
} satisfies Meta<typeof TrustRow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Logos with the names as alternative texts. A membership with an address is a link. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: "Salviora" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Noorderluw" })).toHaveAttribute("href", "https://www.example.com");
  },
};

/** Without logos the names are shown as text. */
export const NamesOnly: Story = { args: { title: "", memberships: "Salviora||Noorderluw||Stille Wateren" } };
