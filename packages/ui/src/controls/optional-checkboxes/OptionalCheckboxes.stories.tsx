import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Input } from "../input/index.ts";
import { OptionalCheckboxes } from "./index.ts";
import { page } from "./OptionalCheckboxes.docs.tsx";

const meta = {
  title: "Controls/OptionalCheckboxes",
  component: OptionalCheckboxes,
  parameters: { docs: { page } },
  argTypes: {
    legend: { control: "text" },
    value: { control: false },
    defaultValue: { control: "inline-radio", options: ["", "known", "unknown"] },
    required: { control: "boolean" },
    disabled: { control: "boolean" },
    error: { control: "text" },
    children: { control: false },
  },
  args: {
    fieldId: "destination",
    legend: "Bestemming",
    mainLabel: "Ik weet al waar ik naar toe wil",
    optionalLabel: "Ik weet het nog niet",
    children: <Input label="Waar wilt u naar toe?" required />,
    onValueChange: fn(),
  },
} satisfies Meta<typeof OptionalCheckboxes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is ticked yet. The first box opens a further question; ticking one box clears the other. */
export const Default: Story = {};

/** The first box is ticked: its question is visible below it. */
export const Known: Story = { args: { defaultValue: "known" } };

/** The visitor does not know yet. The question of the first box is closed, and what was typed in it stays. */
export const Unknown: Story = { args: { defaultValue: "unknown" } };

/** Without `legend`, for a pair whose heading is elsewhere on the page. */
export const WithoutLegend: Story = { args: { legend: undefined } };

/** One of the two must be ticked: “I do not know yet” is an answer too. */
export const Required: Story = { args: { required: true } };

/** The form was sent without a tick in a required pair. */
export const WithError: Story = { args: { required: true, error: "Dit veld is verplicht" } };

/** Both boxes, and the question below the first one, cannot be changed or focused. */
export const Disabled: Story = { args: { disabled: true, defaultValue: "unknown" } };
