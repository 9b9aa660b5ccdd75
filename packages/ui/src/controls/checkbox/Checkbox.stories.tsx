import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Checkbox } from "./index.ts";

const meta = {
  title: "Controls/Checkbox",
  component: Checkbox,
  argTypes: {
    link: { control: "text" },
    linkLabel: { control: "text" },
    required: { control: "boolean" },
    disabled: { control: "boolean" },
    checked: { control: false },
    defaultChecked: { control: "boolean" },
    indeterminate: { control: "boolean" },
    value: { control: "text" },
    checkboxId: { control: "text" },
    error: { control: "text" },
    onCheckedChange: { control: false },
  },
  args: { label: "Ik ontvang graag de nieuwsbrief", checkboxId: "newsletter", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("checkbox", { name: "Ik ontvang graag de nieuwsbrief" }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "toggle" }));
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = {
  args: { label: "Alle bestemmingen", indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toBePartiallyChecked();
  },
};
export const WithLink: Story = {
  args: {
    label: "Ik ga akkoord met de",
    link: "#privacyverklaring",
    linkLabel: "privacyverklaring",
    required: true,
  },
  play: async ({ canvasElement }) => {
    const name = "Ik ga akkoord met de privacyverklaring";
    await expect(within(canvasElement).getByRole("checkbox", { name })).toBeVisible();
  },
};
export const WithLongLabel: Story = {
  args: {
    label:
      "Ja, houd mij op de hoogte van bijzondere reizen, nieuwe bestemmingen en bijeenkomsten waarop onze reisspecialisten over hun eigen ervaringen vertellen",
  },
};
export const Required: Story = { args: { required: true } };
export const WithError: Story = {
  args: { ...WithLink.args, error: "Dit veld is verplicht" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toHaveAccessibleDescription("Dit veld is verplicht");
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledAndChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const WithValue: Story = { args: { value: "ja", name: "newsletter" } };
