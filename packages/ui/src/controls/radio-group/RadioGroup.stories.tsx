import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { RadioGroup } from "./index.ts";
import { page } from "./RadioGroup.docs.tsx";

const meta = {
  title: "Controls/RadioGroup",
  component: RadioGroup,
  parameters: { docs: { page } },
  argTypes: {
    legend: { control: "text" },
    fieldId: { control: "text" },
    options: { control: "object" },
    value: { control: false },
    defaultValue: { control: "text" },
    required: { control: "boolean" },
    disabled: { control: "boolean" },
    error: { control: "text" },
    onValueChange: { control: false },
  },
  args: {
    legend: "Met wie gaat u op reis?",
    name: "company",
    fieldId: "company",
    options: [
      { label: "Alleen", value: "alone" },
      { label: "Met zijn tweeën", value: "couple" },
      { label: "Met kinderen", value: "family" },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is chosen yet. */
export const Default: Story = {};

/** One is chosen from the start. The arrow keys choose another. */
export const Chosen: Story = { args: { defaultValue: "couple" } };

/** One sentence that helps to choose, read out with the group. */
export const WithHint: Story = { args: { hint: "Wij houden er rekening mee in ons voorstel." } };

/** One must be chosen before the form can be submitted. */
export const Required: Story = { args: { required: true } };

/** The form was submitted without a choice. The error is read out with the group. */
export const WithError: Story = { args: { required: true, error: "Kies met wie u op reis gaat" } };

/** One option cannot be chosen now. */
export const WithDisabledOption: Story = {
  args: {
    legend: "Hoe wilt u reizen?",
    name: "transport",
    options: [
      { label: "Met het vliegtuig", value: "plane" },
      { label: "Met de trein", value: "train" },
      { label: "Met de boot (vanaf mei)", value: "boat", disabled: true },
    ],
  },
};

/** The whole group cannot be changed or focused, and is not submitted. */
export const Disabled: Story = { args: { disabled: true, defaultValue: "couple" } };

/** Cannot be changed. A form submits it. */
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "couple" } };
