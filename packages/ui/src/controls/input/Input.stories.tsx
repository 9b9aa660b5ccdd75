import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Tooltip } from "../tooltip/index.ts";
import { fieldArgTypes } from "../field/field-arg-types.ts";
import { Input } from "./index.ts";

const meta = {
  title: "Controls/Input",
  component: Input,
  argTypes: {
    ...fieldArgTypes,
    type: { control: "select", options: ["text", "email", "tel", "number", "currency"] },
    min: { control: "text" },
    step: { control: "text" },
  },
  args: { label: "Achternaam", onValueChange: fn() },
} satisfies Meta<typeof Input>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { fieldId: "lastName", name: "lastName" },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: "Achternaam" }), "Jansen");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Jansen", expect.objectContaining({ reason: "type" }));
  },
};
export const Filled: Story = { args: { defaultValue: "De Vries" } };
export const WithPlaceholder: Story = { args: { placeholder: "Bijvoorbeeld De Vries" } };
export const WithHint: Story = {
  args: { label: "Postcode", hint: "Een Nederlandse postcode, bijvoorbeeld 1234 AB.", autoComplete: "postal-code" },
};
export const WithHelp: Story = {
  args: {
    label: "Postcode",
    help: <Tooltip label="Uitleg bij postcode">Wij sturen u onze reisgids per post.</Tooltip>,
  },
};
export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "Achternaam" })).toBeRequired();
  },
};
export const WithError: Story = {
  args: { required: true, error: "Dit veld is verplicht" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await expect(input).toHaveAccessibleDescription("Dit veld is verplicht");
  },
};
export const WithHintAndError: Story = {
  args: { label: "Postcode", hint: "Bijvoorbeeld 1234 AB.", error: "Ongeldige invoer", defaultValue: "0123 AB" },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "De Vries" } };
export const Email: Story = { args: { label: "E-mailadres", type: "email", autoComplete: "email", spellCheck: false } };
export const Telephone: Story = { args: { label: "Telefoonnummer", type: "tel", autoComplete: "tel" } };
export const Number: Story = {
  args: { label: "Aantal dagen", type: "number", min: "1", step: "1", defaultValue: "14" },
};
export const Currency: Story = {
  args: { label: "Budget per persoon in euro", type: "currency", defaultValue: "1.250,50" },
};
export const CurrencyWithError: Story = {
  args: { label: "Budget per persoon in euro", type: "currency", defaultValue: "veel", error: "Ongeldige invoer" },
};
export const NearItsLimit: Story = {
  args: {
    label: "Achternaam",
    maxLength: 80,
    defaultValue: "Van der Bergh-Hoogstraten tot Oldenzaal en Weerdinge, genaamd De Vries",
  },
};
export const AtItsLimit: Story = {
  args: { label: "Huisnummer", maxLength: 10, defaultValue: "12" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox"), " achterhuis links");
    await expect(canvas.getByRole("textbox")).toHaveValue("12 achterh");
    await expect(canvas.getByText("Meer dan 10 tekens passen hier niet", { selector: "p" })).toBeVisible();
  },
};
export const WithHelpfulError: Story = {
  args: { label: "Telefoonnummer", type: "tel", error: "Ongeldige invoer. Een mobiel nummer heeft 10 cijfers." },
};
