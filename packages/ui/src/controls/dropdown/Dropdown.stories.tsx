import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { fieldArgTypes } from "../field/field-arg-types.ts";
import { Dropdown } from "./index.ts";
import { page } from "./Dropdown.docs.tsx";

const meta = {
  title: "Controls/Dropdown",
  component: Dropdown,
  parameters: { docs: { page } },
  argTypes: {
    ...fieldArgTypes,
    options: { control: "object", table: { type: { summary: "readonly (DropdownOption | DropdownGroup)[]" } } },
  },
  args: {
    label: "Aanhef",
    placeholder: "Maak uw keuze",
    options: ["De heer", "Mevrouw", "Familie", "De heer en/of mevrouw"].map((label) => ({ label, value: label })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof Dropdown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is chosen yet: the placeholder asks for a choice and cannot be chosen itself. */
export const Default: Story = {
  args: { fieldId: "salutation", name: "salutation" },
};

/** One of the options is chosen, for example in an earlier visit. */
export const Filled: Story = { args: { defaultValue: "Mevrouw" } };

/** Says what the answer is used for. Screen readers read the hint after the label. */
export const WithHint: Story = { args: { hint: "Zo spreken wij u aan in onze brieven." } };

/** A choice must be made before the form can be sent. */
export const Required: Story = { args: { required: true } };

/** The form was sent without a required choice. */
export const WithError: Story = { args: { required: true, error: "Dit veld is verplicht" } };

/** Cannot be opened or focused, and is not submitted. */
export const Disabled: Story = { args: { disabled: true, defaultValue: "Familie" } };

/** Options under headings, for a list of more than about eight. A heading cannot be chosen. */
export const Grouped: Story = {
  args: {
    label: "Vertrekplaats",
    options: [
      { label: "Nederland", options: ["Schiphol", "Eindhoven"].map((label) => ({ label, value: label })) },
      { label: "België", options: [{ label: "Brussel", value: "Brussel" }] },
    ],
  },
};

/** An option that cannot be chosen now stays visible. Say why in its label. */
export const DisabledOption: Story = {
  args: {
    label: "Reisperiode",
    options: [
      { label: "Voorjaar (volgeboekt)", value: "voorjaar", disabled: true },
      { label: "Najaar", value: "najaar" },
    ],
  },
};
