import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Checkbox } from "./index.ts";
import { page } from "./Checkbox.docs.tsx";

const meta = {
  title: "Controls/Checkbox",
  component: Checkbox,
  parameters: { docs: { page } },
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

/** Off until the visitor ticks it. The label can be pressed as well. */
export const Default: Story = {};

/** On from the start. Never use it for a consent, which visitors have to give themselves. */
export const Checked: Story = { args: { defaultChecked: true } };

/** Some of the boxes that this one represents are ticked. Pressing it ticks it. */
export const Indeterminate: Story = {
  args: { label: "Alle bestemmingen", indeterminate: true },
};

/** The link opens in a new tab and does not tick the box. Its text is a part of the box’s name. */
export const WithLink: Story = {
  args: {
    label: "Ik ga akkoord met de",
    link: "#privacyverklaring",
    linkLabel: "privacyverklaring",
    required: true,
  },
};

/** The label wraps beside the box, which stays at the first line. */
export const WithLongLabel: Story = {
  args: {
    label:
      "Ja, houd mij op de hoogte van bijzondere reizen, nieuwe bestemmingen en bijeenkomsten waarop onze reisspecialisten over hun eigen ervaringen vertellen",
  },
};

/** The box must be ticked before the form can be sent. The asterisk shows it, and screen readers announce it. */
export const Required: Story = { args: { required: true } };

/** The form was sent without a required tick. The error is read out together with the label. */
export const WithError: Story = {
  args: { ...WithLink.args, error: "Dit veld is verplicht" },
};

/** Cannot be changed or focused, and is not submitted. */
export const Disabled: Story = { args: { disabled: true } };

/** Ticked, and cannot be changed. It is not submitted either: use `readOnly` to submit it. */
export const DisabledAndChecked: Story = { args: { disabled: true, defaultChecked: true } };

/** A ticked box submits `value` under its `name`: here `newsletter=ja`. Without `value` it submits `on`. */
export const WithValue: Story = { args: { value: "ja", name: "newsletter" } };
