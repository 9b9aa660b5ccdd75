import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Switch } from "./index.ts";
import { page } from "./Switch.docs.tsx";

const meta = {
  title: "Controls/Switch",
  component: Switch,
  parameters: { docs: { page } },
  argTypes: {
    required: { control: "boolean" },
    disabled: { control: "boolean" },
    checked: { control: false },
    defaultChecked: { control: "boolean" },
    error: { control: "text" },
    onCheckedChange: { control: false },
  },
  args: { label: "Prijzen inclusief vlucht", checkboxId: "flight", onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Off. The label can be pressed as well. */
export const Off: Story = {};

/** On from the start. */
export const On: Story = { args: { defaultChecked: true } };

/** One sentence about what it does, read out with it. */
export const WithHint: Story = { args: { hint: "Vanaf Amsterdam, per persoon." } };

/** What it does failed, and the switch is back where it was. */
export const WithError: Story = { args: { error: "De prijzen zijn nu niet bereikbaar. Probeer het later opnieuw." } };

/** Cannot be changed or focused. */
export const Disabled: Story = { args: { disabled: true } };

/** On, and cannot be changed or focused. */
export const DisabledAndOn: Story = { args: { disabled: true, defaultChecked: true } };
