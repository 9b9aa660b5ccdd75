import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { fieldArgTypes } from "../field/field-arg-types.ts";
import { DatePicker } from "./index.ts";

const meta = {
  title: "Controls/DatePicker",
  component: DatePicker,
  argTypes: {
    ...fieldArgTypes,
    placeholder: { table: { disable: true } },
    min: { control: "text" },
    max: { control: "text" },
  },
  args: { label: "Vertrekdatum", onValueChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { fieldId: "leavingDate", name: "leavingDate" },
  play: async ({ canvasElement, args }) => {
    await fireEvent.input(within(canvasElement).getByLabelText("Vertrekdatum"), { target: { value: "2027-05-01" } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      "2027-05-01",
      expect.objectContaining({ badInput: false }),
    );
  },
};
export const Filled: Story = { args: { defaultValue: "2027-05-01" } };
export const WithHint: Story = { args: { hint: "De dag waarop u van huis gaat." } };
export const Bounded: Story = { args: { min: "2027-01-01", max: "2028-12-31" } };
export const OutOfRange: Story = {
  args: { ...Bounded.args, defaultValue: "2026-12-31" },
  render: (args) => (
    <form>
      <DatePicker {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Vertrekdatum");
    input.closest("form")?.checkValidity();
    await waitFor(() => expect(input).toHaveAttribute("aria-invalid", "true"));
  },
};
export const Required: Story = { args: { required: true } };
export const WithError: Story = { args: { required: true, error: "Dit veld is verplicht" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "2027-05-01" } };
