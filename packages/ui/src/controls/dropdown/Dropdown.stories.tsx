import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fieldArgTypes } from "../field/field-arg-types.ts";
import { Dropdown } from "./index.ts";

const meta = {
  title: "Controls/Dropdown",
  component: Dropdown,
  argTypes: { ...fieldArgTypes, options: { control: "object" } },
  args: {
    label: "Aanhef",
    placeholder: "Maak uw keuze",
    options: ["De heer", "Mevrouw", "Familie", "De heer en/of mevrouw"].map((label) => ({ label, value: label })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof Dropdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { fieldId: "salutation", name: "salutation" },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Aanhef" });
    await expect(select).toHaveDisplayValue("Maak uw keuze");
    await userEvent.selectOptions(select, "Familie");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Familie", expect.objectContaining({ reason: "choose" }));
  },
};
export const Filled: Story = { args: { defaultValue: "Mevrouw" } };
export const WithHint: Story = { args: { hint: "Zo spreken wij u aan in onze brieven." } };
export const Required: Story = { args: { required: true } };
export const WithError: Story = { args: { required: true, error: "Dit veld is verplicht" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "Familie" } };
export const Grouped: Story = {
  args: {
    label: "Vertrekplaats",
    options: [
      { label: "Nederland", options: ["Schiphol", "Eindhoven"].map((label) => ({ label, value: label })) },
      { label: "België", options: [{ label: "Brussel", value: "Brussel" }] },
    ],
  },
};
export const DisabledOption: Story = {
  args: {
    label: "Reisperiode",
    options: [
      { label: "Voorjaar (volgeboekt)", value: "voorjaar", disabled: true },
      { label: "Najaar", value: "najaar" },
    ],
  },
};
