import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Tooltip } from "../tooltip/index.ts";
import { fieldArgTypes } from "../field/field-arg-types.ts";
import { Input } from "./index.ts";
import { page } from "./Input.docs.tsx";

const meta = {
  title: "Controls/Input",
  component: Input,
  parameters: { docs: { page } },
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

/** An empty field. The label is always visible and moves the focus to the field. */
export const Default: Story = {
  args: { fieldId: "lastName", name: "lastName" },
};

/** A text from an earlier visit, or one that the browser filled in. */
export const Filled: Story = { args: { defaultValue: "De Vries" } };

/** An example, visible until the visitor types. What visitors must know belongs in the hint. */
export const WithPlaceholder: Story = { args: { placeholder: "Bijvoorbeeld De Vries" } };

/** Says in which form the answer is expected. Screen readers read it after the label. */
export const WithHint: Story = {
  args: { label: "Postcode", hint: "Een Nederlandse postcode, bijvoorbeeld 1234 AB.", autoComplete: "postal-code" },
};

/** An explanation that few visitors need, behind a button beside the label. */
export const WithHelp: Story = {
  args: {
    label: "Postcode",
    help: <Tooltip label="Uitleg bij postcode">Wij sturen u onze reisgids per post.</Tooltip>,
  },
};

/** An answer is needed. The asterisk shows it, and screen readers announce it. */
export const Required: Story = {
  args: { required: true },
};

/** The form was sent without a required answer. The error is between label and field. */
export const WithError: Story = {
  args: { required: true, error: "Dit veld is verplicht" },
};

/** Error and hint are both visible: the hint says how to fix what the error reports. */
export const WithHintAndError: Story = {
  args: { label: "Postcode", hint: "Bijvoorbeeld 1234 AB.", error: "Ongeldige invoer", defaultValue: "0123 AB" },
};

/** Cannot be changed or focused, and is not submitted. */
export const Disabled: Story = { args: { disabled: true, defaultValue: "De Vries" } };

/** Phones show a keyboard with @. Spelling is not checked. */
export const Email: Story = { args: { label: "E-mailadres", type: "email", autoComplete: "email", spellCheck: false } };

/** Phones show the keys for digits. Spaces and a plus sign are allowed. */
export const Telephone: Story = { args: { label: "Telefoonnummer", type: "tel", autoComplete: "tel" } };

/** A number with bounds and steps. The arrow keys change it. */
export const Number: Story = {
  args: { label: "Aantal dagen", type: "number", min: "1", step: "1", defaultValue: "14" },
};

/** An amount in euros, in Dutch notation. The euro sign is before the field, not in its value. */
export const Currency: Story = {
  args: { label: "Budget per persoon in euro", type: "currency", defaultValue: "1.250,50" },
};

/** Text that is not an amount stays in the field, so that the visitor can correct it. */
export const CurrencyWithError: Story = {
  args: { label: "Budget per persoon in euro", type: "currency", defaultValue: "veel", error: "Ongeldige invoer" },
};

/** The text comes near `maxLength`: a sentence below the field says how much room is left. */
export const NearItsLimit: Story = {
  args: {
    label: "Achternaam",
    maxLength: 80,
    defaultValue: "Van der Bergh-Hoogstraten tot Oldenzaal en Weerdinge, genaamd De Vries",
  },
};

/** Type in the field: once the text has `maxLength` characters, a sentence says that no more fit. */
export const AtItsLimit: Story = {
  args: { label: "Huisnummer", maxLength: 10, defaultValue: "12" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox"), " achterhuis links");
    await expect(canvas.getByRole("textbox")).toHaveValue("12 achterh");
    await expect(canvas.getByText("Meer dan 10 tekens passen hier niet", { selector: "p" })).toBeVisible();
  },
};

/** An error that also says how to fix it. Prefer it to “Ongeldige invoer” alone. */
export const WithHelpfulError: Story = {
  args: { label: "Telefoonnummer", type: "tel", error: "Ongeldige invoer. Een mobiel nummer heeft 10 cijfers." },
};
