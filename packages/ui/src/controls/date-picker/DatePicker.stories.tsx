import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { fieldArgTypes } from "../field/field-arg-types.ts";
import { DatePicker } from "./index.ts";
import { page } from "./DatePicker.docs.tsx";

const meta = {
  title: "Controls/DatePicker",
  component: DatePicker,
  parameters: { docs: { page } },
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

/** No day yet: the browser shows its own notation, in the language of the visitor. */
export const Default: Story = {
  args: { fieldId: "leavingDate", name: "leavingDate" },
};

/** A day from an earlier visit or from a link. The value is an ISO day; the notation is the visitor’s. */
export const Filled: Story = { args: { defaultValue: "2027-05-01" } };

/** Explains which day is meant. Screen readers read the hint after the label. */
export const WithHint: Story = { args: { hint: "De dag waarop u van huis gaat." } };

/** The calendar only offers days from `min` to `max`. An earlier or later day can still be typed. */
export const Bounded: Story = { args: { min: "2027-01-01", max: "2028-12-31" } };

/** The visitor typed a day outside the bounds and sent the form: the error names the possible days, and the day stays. */
export const OutOfRange: Story = {
  args: { ...Bounded.args, defaultValue: "2026-12-31" },
  parameters: { docs: { story: { autoplay: true } } },
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

/** A day must be given before the form can be sent. */
export const Required: Story = { args: { required: true } };

/** The form was sent without a required day. */
export const WithError: Story = { args: { required: true, error: "Dit veld is verplicht" } };

/** Cannot be changed or focused, and is not submitted. */
export const Disabled: Story = { args: { disabled: true, defaultValue: "2027-05-01" } };
